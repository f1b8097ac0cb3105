import { useId, useState } from 'react';
import { Dialog, DialogActions, FieldFrame, Icon, useLanguage, useSession, useText } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { PrintProgress } from './PrintProgress.tsx';
import { printTexts } from './printTexts.ts';
import { type NamedRecord, type PrintJob, usePrintJob } from './usePrintJob.ts';
import './print.css';

interface Props {
  documents: readonly { name: string; title: string }[];
  count: number;
  collect: () => Promise<NamedRecord[]>;
  onClose: () => void;
}

const files = ['pdf', 'zip'] as const;
/** Whoever acts for another person makes files alone: mailing and issuing are for the person themselves. */
const forms = [...files, 'mail', 'issue'] as const satisfies readonly PrintJob['form'][];
const starts = { pdf: 'start', zip: 'start', mail: 'startMail', issue: 'startIssue' } as const;

/** As the server limits it. */
const most = 500;

/** Which document of many records, as one file or an archive; then how far it is, and the file. */
export function PrintDialog({ documents, count, collect, onClose }: Props) {
  const say = useText(printTexts);
  const language = useLanguage();
  const id = useId();
  const [document, setDocument] = useState(documents[0]?.name ?? '');
  const [form, setForm] = useState<PrintJob['form']>('pdf');
  const [both, setBoth] = useState(false);
  const { mode } = useSession();
  const print = usePrintJob(collect);
  const { job, isOpen, isAsking, problem } = print;
  const n = formatNumber(count, language);
  const isTooMany = count > most;
  const start = () => print.start({ document, form, copies: both ? 'both' : 'original' });
  const actions = job ? (
    <>
      {isOpen && (
        <button type="button" className="s-button s-button--outline" onClick={() => void print.cancel()}>
          {say('stop')}
        </button>
      )}
      {job.file && (
        <a className="s-button s-button--primary" href={`${job.file.url}?download=1`} download>
          <Icon name="download" size={16} />
          {say('download')}
        </a>
      )}
      <button type="button" className="s-button s-button--outline" onClick={onClose}>
        {say('close')}
      </button>
    </>
  ) : (
    <DialogActions
      action={say(starts[form], { n })}
      icon={form === 'mail' ? 'mail' : form === 'issue' ? 'lock' : 'printer'}
      isReady={!isAsking && !isTooMany}
      onClose={onClose}
      onAction={start}
    />
  );
  return (
    <Dialog title={say('title', { n })} onClose={onClose} actions={actions}>
      {job ? (
        <PrintProgress job={job} nameOf={print.nameOf} />
      ) : (
        <div className="w-print">
          <FieldFrame id={`${id}-document`} label={say('document')}>
            <select
              id={`${id}-document`}
              className="s-input"
              value={document}
              onChange={({ target }) => setDocument(target.value)}
            >
              {documents.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame id={`${id}-form`} label={say('form')}>
            <select
              id={`${id}-form`}
              className="s-input"
              value={form}
              onChange={({ target }) => setForm(forms.find((one) => one === target.value) ?? 'pdf')}
            >
              {(mode === 'bypass' ? files : forms).map((each) => (
                <option key={each} value={each}>
                  {say(each)}
                </option>
              ))}
            </select>
          </FieldFrame>
          {form !== 'issue' && (
            <label className="w-print__copies">
              <input type="checkbox" checked={both} onChange={({ target }) => setBoth(target.checked)} />
              {say('copies')}
            </label>
          )}
          {(form === 'mail' || form === 'issue') && <p className="w-print__quiet">{say(`${form}Note`)}</p>}
          {isTooMany && <p role="alert">{say('tooMany', { most: formatNumber(most, language) })}</p>}
          {isAsking && <p role="status">{say('collecting')}</p>}
        </div>
      )}
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
