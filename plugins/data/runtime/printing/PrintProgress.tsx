import { Icon, useLanguage, useText } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { printTexts } from './printTexts.ts';
import type { PrintJob } from './usePrintJob.ts';

const doneTexts = { pdf: 'done', zip: 'done', mail: 'doneMail', issue: 'doneIssue' } as const;

/** How far a print is; then its file, and which records could not be printed and why. */
export function PrintProgress({ job, nameOf }: { job: PrintJob; nameOf: (id: string) => string }) {
  const say = useText(printTexts);
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { status, form, done, total, refused, file, error } = job;
  const isOpen = status === 'queued' || status === 'running';
  const told = {
    queued: () => say('queued'),
    running: () => say('progress', { n: count(done), total: count(total) }),
    done: () => say(doneTexts[form], { n: count(total - refused.length), total: count(total) }),
    failed: () => error ?? say('failed'),
    cancelled: () => say('cancelled'),
  }[status]();
  return (
    <div className="w-print">
      {isOpen && <progress aria-label={say('open')} max={Math.max(total, 1)} value={done} />}
      <p role={status === 'failed' ? 'alert' : 'status'} className={status === 'failed' ? 's-field__error' : undefined}>
        {told}
      </p>
      {isOpen && <p className="w-print__quiet">{say('later')}</p>}
      {file && (
        <p className="w-print__file">
          <Icon name="file-text" size={16} /> <span>{file.name}</span>
        </p>
      )}
      {file && <p className="w-print__quiet">{say('kept')}</p>}
      {refused.length > 0 && (
        <>
          <h3>{say('refused', { n: count(refused.length) })}</h3>
          <ul className="w-print__refused">
            {refused.map(({ id, reason }) => (
              <li key={id}>
                <strong>{nameOf(id)}</strong> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
