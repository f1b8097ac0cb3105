import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { AskedField } from './AskedField.tsx';
import { ShownValue } from './ShownValue.tsx';
import './askedLines.css';

interface Props {
  field: RecordField;
  /** The parts of each line that are asked for. */
  asked: RecordField[];
  value: Json;
  names: RecordNames;
  /** What was refused, by path. */
  errors?: ReadonlyMap<string, string>;
  onChange: (lines: Json) => void;
}

/** The lines of a record with what an event asks of each, below what the line is and how much of it there is. */
export function AskedLines({ field, asked, value, names, errors, onChange }: Props) {
  const lines = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const others = (field.lines ?? []).filter(
    (column) => !asked.includes(column) && !column.schema['x-hidden-in'] && holdsAny(lines, column),
  );
  const title = others.find(({ kind }) => kind === 'text') ?? others.find(({ kind }) => kind === 'reference');
  const facts = others.filter((column) => column !== title && isFact(column));
  const change = (at: number, part: string, next: Json) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, [part]: next } : line)));
  return (
    <div className="w-asked-lines">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep their places here
        <fieldset key={at} className="w-asked-lines__line">
          <legend>
            {at + 1}. {title && <ShownValue field={title} value={line[title.field] ?? null} names={names} />}
          </legend>
          <dl>
            {facts.map((column) => (
              <div key={column.field}>
                <dt>{column.title}</dt>
                <dd>
                  <ShownValue field={column} value={line[column.field] ?? null} names={names} />
                </dd>
              </div>
            ))}
          </dl>
          <div>
            {asked.map((part) => (
              <AskedField
                key={part.field}
                field={part}
                value={line[part.field] ?? null}
                names={names}
                error={errors?.get(`${field.field}.${at}.${part.field}`)}
                onChange={(next) => change(at, part.field, next)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const shortText = 50;

/** How much there is of a line, in which unit, where: numbers other than amounts, and short texts. */
function isFact({ kind, schema }: RecordField): boolean {
  return kind === 'number' || (kind === 'text' && Number(schema.maxLength ?? shortText + 1) <= shortText);
}

function holdsAny(lines: JsonObject[], { field }: RecordField): boolean {
  return lines.some((line) => (line[field] ?? '') !== '');
}
