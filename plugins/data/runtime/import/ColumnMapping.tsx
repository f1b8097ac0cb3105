import { Fragment } from 'react';
import { Icon, useText } from 'sala/runtime';
import { chooseColumn, type ImportReport, markSample } from './importReport.ts';
import { importTexts } from './importTexts.ts';

interface Props {
  report: ImportReport;
  /** The file is being checked with other columns. */
  isBusy: boolean;
  onChoose: (columns: string[]) => void;
}

/** Each column of the file with the field that takes it, and its first rows with what is wrong where. */
export function ColumnMapping({ report, isBusy, onChoose }: Props) {
  const say = useText(importTexts);
  const { columns } = report;
  return (
    <section className="w-import__frame" aria-label={say('columns')} aria-busy={isBusy}>
      <table className="w-import__table">
        <thead>
          <tr>
            <th scope="col">
              <span className="s-visually-hidden">{say('rowNumber')}</span>
            </th>
            {columns.map(({ heading, field }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no names of their own
              <th key={at} scope="col" data-left-out={field === '' || undefined}>
                <span>{heading || say('noHeading', { n: at + 1 })}</span>
                <FieldChoice
                  report={report}
                  field={field}
                  label={say('fieldOf', { heading: heading || String(at + 1) })}
                  onChoose={(next) => onChoose(chooseColumn(report, at, next))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {markSample(report).map(({ row, cells, errors }) => (
            <Fragment key={row}>
              <tr>
                <th scope="row">{row}</th>
                {cells.map(({ text, errors: wrong }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at} data-left-out={columns[at]?.field === '' || undefined} data-wrong={wrong.length > 0}>
                    {text}
                    <Faults errors={wrong} />
                  </td>
                ))}
              </tr>
              {errors.length > 0 && (
                <tr className="w-import__whole">
                  <td colSpan={columns.length + 1}>
                    <Faults errors={errors} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Faults({ errors }: { errors: readonly string[] }) {
  return errors.map((text) => (
    <small key={text} className="w-import__fault">
      <Icon name="triangle-alert" size={14} />
      {text}
    </small>
  ));
}

interface ChoiceProps {
  report: ImportReport;
  field: string;
  label: string;
  onChoose: (field: string) => void;
}

function FieldChoice({ report: { fields }, field, label, onChoose }: ChoiceProps) {
  const say = useText(importTexts);
  const isOther = field !== '' && fields.every(({ name }) => name !== field);
  return (
    <select className="s-input" aria-label={label} value={field} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{say('leaveOut')}</option>
      {isOther && <option value={field}>{field}</option>}
      {fields.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
