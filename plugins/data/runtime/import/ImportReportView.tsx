import { Icon, useLanguage, useText } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { type ImportReport, titleError, writeFailed } from './importReport.ts';
import { importTexts } from './importTexts.ts';

const mostShown = 50;

/** What became of an import, or would become of it: row by row what is wrong, and a file to mend and send again. */
export function ImportReportView({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const say = useText(importTexts);
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { rows, created, failed, errors, moreErrors, ignored } = report;
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
                <strong>{say('row', { n: count(row) })}</strong>{' '}
                {found.map((error) => titleError(error, report.fields)).join(' · ')}
              </li>
            ))}
          </ul>
          {(moreErrors || errors.length > mostShown) && <p>{say('more')}</p>}
          <a className="w-table__tool" href={writeFailed(report, say('reason'))} download="import-errors.csv">
            <Icon name="download" size={18} />
            {say('download')}
          </a>
        </>
      )}
      {!isDone && <Understood report={report} />}
    </>
  );
}

function Understood({ report: { understood, fields } }: { report: ImportReport }) {
  const say = useText(importTexts);
  const language = useLanguage();
  if (understood.length === 0) return null;
  const titleOf = (path: string) => fields.find(({ name }) => name === path)?.title ?? path;
  return (
    <details>
      <summary>{say('understood')}</summary>
      <ul>
        {understood.slice(0, mostShown).map(({ row, path, from, to }) => (
          <li key={`${row} ${String(path)}`}>
            <strong>{say('row', { n: formatNumber(row, language) })}</strong> {titleOf(String(path))}: {String(from)} →{' '}
            {String(to)}
          </li>
        ))}
      </ul>
    </details>
  );
}
