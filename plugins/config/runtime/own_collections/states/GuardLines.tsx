import { useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, readText } from 'sala/schemas';
import { type GuardRow, guardOperators } from './guardRows.ts';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  rows: readonly GuardRow[];
  properties: Record<string, FieldSchema>;
  onChange: (rows: GuardRow[]) => void;
}

/** A condition line by line; all lines must hold. */
export function GuardLines({ rows, properties, onChange }: Props) {
  const say = useText(ruleTexts);
  return (
    <fieldset className="w-own_states__lines">
      <legend>{say('lines')}</legend>
      {rows.map((row, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and none is moved
          key={index}
          row={row}
          at={index + 1}
          properties={properties}
          onChange={(changed) => onChange(rows.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        onClick={() => onChange([...rows, { field: '', op: 'filled', value: '' }])}
      >
        {say('addLine')}
      </button>
    </fieldset>
  );
}

interface LineProps {
  row: GuardRow;
  at: number;
  properties: Record<string, FieldSchema>;
  onChange: (row: GuardRow) => void;
  onRemove: () => void;
}

function Line({ row, at, properties, onChange, onRemove }: LineProps) {
  const say = useText(ruleTexts);
  const language = useLanguage();
  const field = properties[row.field] ?? {};
  const choices =
    field.type === 'boolean'
      ? [
          { value: 'true', title: say('yes') },
          { value: 'false', title: say('no') },
        ]
      : (field.enum ?? []).map((one) => ({
          value: String(one),
          title: readText(field['x-enum-titles']?.[String(one)], language) || String(one),
        }));
  const label = say('valueAt', { at });
  const write = (value: string) => onChange({ ...row, value });
  return (
    <div>
      <select
        className="s-input"
        aria-label={say('fieldAt', { at })}
        value={row.field}
        onChange={({ target }) => onChange({ ...row, field: target.value, value: '' })}
      >
        <option value="">{say('choose')}</option>
        {Object.entries(properties).map(([name, schema]) => (
          <option key={name} value={name}>
            {readText(schema['x-title'], language) || name}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        aria-label={say('opAt', { at })}
        value={row.op}
        onChange={({ target }) =>
          onChange({ ...row, op: guardOperators.find((op) => op === target.value) ?? 'filled' })
        }
      >
        {guardOperators.map((op) => (
          <option key={op} value={op}>
            {say(op)}
          </option>
        ))}
      </select>
      {row.op !== 'filled' && row.op !== 'empty' && choices.length > 0 && (
        <select className="s-input" aria-label={label} value={row.value} onChange={({ target }) => write(target.value)}>
          <option value="">{say('choose')}</option>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </select>
      )}
      {row.op !== 'filled' && row.op !== 'empty' && choices.length === 0 && (
        <input
          className="s-input"
          aria-label={label}
          value={row.value}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <button
        type="button"
        className="s-button s-button--small s-button--quiet"
        aria-label={say('removeLine', { at })}
        onClick={onRemove}
      >
        ✕
      </button>
    </div>
  );
}
