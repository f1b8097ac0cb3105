import { useId } from 'react';
import { Dialog, Icon, useLanguage, useText, useWidgetData } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { importTexts } from './importTexts.ts';
import { type ImportReport, useImport } from './useImport.ts';

interface Props {
  uid: string;
  collection: string;
  /** An export without rows: the headings of a file to fill in. */
  templatePath?: string;
  onClose: () => void;
}

/** Imports records: a file is chosen, checked, shown with its errors, and only then stored. */
export function ImportDialog({ uid, collection, templatePath, onClose }: Props) {
  const say = useText(importTexts);
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { refresh } = useWidgetData(uid);
  const { state, check, start, reset } = useImport(collection, refresh);
  const isBusy = state.step === 'checking' || state.step === 'importing';
  return (
    <Dialog
      size="wide"
      title={say('title')}
      onClose={isBusy ? undefined : onClose}
      actions={
        state.step === 'checked' ? (
          <>
            <button type="button" className="s-button s-button--outline" onClick={reset}>
              {say('another')}
            </button>
            {state.report.created > 0 && (
              <button type="button" className="s-button s-button--primary" onClick={() => start(state.file)}>
                {say('confirm', { n: count(state.report.created) })}
              </button>
            )}
          </>
        ) : (
          !isBusy && (
            <button type="button" className="s-button s-button--outline" onClick={onClose}>
              {say('close')}
            </button>
          )
        )
      }
    >
      <div className="w-table__result">
        {state.step === 'choose' && <ChooseFile {...{ templatePath }} problem={state.problem} onChoose={check} />}
        {(state.step === 'checking' || state.step === 'importing') && (
          <>
            <progress aria-label={say(state.step)} />
            <p role="status">
              {say(state.step)} {state.rows > 0 && say('rows', { n: count(state.rows) })}
            </p>
          </>
        )}
        {(state.step === 'checked' || state.step === 'done') && (
          <Report report={state.report} isDone={state.step === 'done'} />
        )}
      </div>
    </Dialog>
  );
}

interface ChooseProps {
  templatePath?: string;
  problem?: string;
  onChoose: (file: File) => void;
}

function ChooseFile({ templatePath, problem, onChoose }: ChooseProps) {
  const say = useText(importTexts);
  const id = useId();
  return (
    <>
      <p>{say('explain')}</p>
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('file')}
        </label>
        <input
          id={id}
          className="s-input"
          type="file"
          accept=".csv,.xlsx,text/csv"
          onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
        />
      </div>
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
      {templatePath && (
        <a className="w-table__tool" href={templatePath} download>
          <Icon name="download" size={18} />
          {say('template')}
        </a>
      )}
    </>
  );
}

const mostShown = 50;

function Report({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const say = useText(importTexts);
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { rows, created, failed, errors, moreErrors, understood, ignored } = report;
  return (
    <>
      <p role="status">
        <strong>{say(isDone ? 'done' : 'ready', { good: count(created), n: count(rows) })}</strong>
      </p>
      {ignored.length > 0 && <p>{say('ignored', { names: ignored.join(', ') })}</p>}
      {failed > 0 && (
        <>
          <h3>{say('failed', { n: count(failed) })}</h3>
          <ul>
            {errors.slice(0, mostShown).map(({ row, errors: found }) => (
              <li key={row}>
                <strong>{say('row', { n: count(row) })}</strong> {found.map(({ message }) => message).join(' ')}
              </li>
            ))}
          </ul>
          {(moreErrors || errors.length > mostShown) && <p>{say('more')}</p>}
          <a className="w-table__tool" href={writeErrors(errors)} download="import-errors.csv">
            <Icon name="download" size={18} />
            {say('download')}
          </a>
        </>
      )}
      {understood.length > 0 && !isDone && (
        <details>
          <summary>{say('understood')}</summary>
          <ul>
            {understood.slice(0, mostShown).map(({ row, path, from, to }) => (
              <li key={`${row} ${String(path)}`}>
                <strong>{say('row', { n: count(row) })}</strong> {String(path)}: {String(from)} → {String(to)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The errors as a file: row, field, message. */
function writeErrors(errors: ImportReport['errors']): string {
  const quote = (text: string | number | undefined) => `"${String(text ?? '').replaceAll('"', '""')}"`;
  const lines = errors.flatMap(({ row, errors: found }) =>
    found.map(({ path, message }) => [row, path, message].map(quote).join(',')),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeffrow,field,message\r\n${lines.join('\r\n')}`)}`;
}
