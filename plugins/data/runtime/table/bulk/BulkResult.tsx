import { Fragment } from 'react';
import { Dialog, useLanguage, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { formatNumber } from '../../../shared/formatValue.ts';
import { bulkTexts } from '../texts/bulkTexts.ts';
import type { BulkRun } from './useBulk.ts';

interface Props {
  run: BulkRun;
  hrefOf: (row: JsonObject) => string | undefined;
  onStop: () => void;
  onRetry: () => void;
  /** Takes back what was done; absent where nothing may be. */
  onUndo: (() => void) | undefined;
  onClose: () => void;
}

/** How far it is; then what was done, and what was refused: each reason once, with the records that it is about. */
export function BulkResult({ run, hrefOf, onStop, onRetry, onUndo, onClose }: Props) {
  const say = useText(bulkTexts);
  const language = useLanguage();
  const { done, total, refused, undoable, state, problem } = run;
  const count = (value: number) => formatNumber(value, language);
  const isRunning = state === 'running';
  return (
    <Dialog
      title={say(isRunning ? 'running' : refused.length > 0 || problem ? 'partly' : 'ended')}
      onClose={isRunning ? undefined : onClose}
      actions={
        isRunning ? (
          <button type="button" className="s-button s-button--outline" onClick={onStop}>
            {say('stop')}
          </button>
        ) : (
          <>
            {onUndo && (
              <button type="button" className="s-button s-button--outline" onClick={onUndo}>
                {say('undoSome', { n: count(undoable.length) })}
              </button>
            )}
            {refused.length > 0 && (
              <button type="button" className="s-button s-button--outline" onClick={onRetry}>
                {say('retry', { n: count(refused.length) })}
              </button>
            )}
            <button type="button" className="s-button s-button--primary" onClick={onClose}>
              {say('close')}
            </button>
          </>
        )
      }
    >
      <div className="w-table__result">
        {isRunning && <progress aria-label={say('running')} max={Math.max(total, 1)} value={done} />}
        <p role="status">
          {isRunning
            ? say('progress', { n: count(done), total: count(total) })
            : say('succeeded', { n: count(done - refused.length), total: count(total) })}
        </p>
        {problem && (
          <p className="s-field__error" role="alert">
            {problem}
          </p>
        )}
        {refused.length > 0 && (
          <>
            <h3>{say('refused', { n: count(refused.length) })}</h3>
            <ul>
              {[...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, same]) => (
                <li key={reason}>
                  {same.length > 1 && <p>{say('sameReason', { reason, n: count(same.length) })}</p>}
                  {same.map(({ id, name, row }) => (
                    <Fragment key={id}>
                      <RecordName name={name} href={hrefOf(row)} />{' '}
                    </Fragment>
                  ))}
                  {same.length === 1 && reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** In a tab of its own: the list of what was refused is nowhere else. */
function RecordName({ name, href }: { name: string; href: string | undefined }) {
  if (href === undefined) return <strong>{name}</strong>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
