import { DatePicker, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { type ConditionRow, type Operator, operators } from './conditionRows.ts';
import { conditionTexts } from './conditionTexts.ts';
import type { RightField } from './ownRole.ts';

interface Props {
  rows: ConditionRow[];
  fields: RightField[];
  onChange: (rows: ConditionRow[]) => void;
}

/** A condition line by line; all lines must hold. */
export function ConditionRows({ rows, fields, onChange }: Props) {
  const say = useText(conditionTexts);
  return (
    <div className="w-conditions">
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and none is moved
          key={index}
          row={row}
          place={index + 1}
          fields={fields}
          onChange={(changed) => onChange(rows.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        onClick={() => onChange([...rows, { field: '', op: '$eq', value: '' }])}
      >
        {say('addLine')}
      </button>
    </div>
  );
}

interface RowProps {
  row: ConditionRow;
  /** Counted from one. */
  place: number;
  fields: RightField[];
  onChange: (row: ConditionRow) => void;
  onRemove: () => void;
}

function Row({ row, place, fields, onChange, onRemove }: RowProps) {
  const say = useText(conditionTexts);
  const language = useLanguage();
  return (
    <div className="w-conditions__row">
      <select
        className="s-input"
        aria-label={say('conditionField', { place })}
        value={row.field}
        onChange={({ target }) => onChange({ ...row, field: target.value, value: '' })}
      >
        <option value="">{say('chooseField')}</option>
        {fields.map(({ name, title }) => (
          <option key={name} value={name}>
            {readText(title, language)}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        aria-label={say('conditionOp', { place })}
        value={row.op}
        onChange={({ target }) => onChange({ ...row, op: target.value as Operator })} // one of the options below
      >
        {operators.map((op) => (
          <option key={op} value={op}>
            {say(op)}
          </option>
        ))}
      </select>
      <ConditionValue
        label={say('conditionValue', { place })}
        field={fields.find(({ name }) => name === row.field)}
        value={row.value}
        onChange={(value) => onChange({ ...row, value })}
      />
      <button
        type="button"
        className="s-button s-button--small s-button--quiet"
        aria-label={say('removeLine', { place })}
        onClick={onRemove}
      >
        ✕
      </button>
    </div>
  );
}

interface ValueProps {
  label: string;
  field: RightField | undefined;
  value: string;
  onChange: (value: string) => void;
}

function ConditionValue({ label, field, value, onChange }: ValueProps) {
  const say = useText(conditionTexts);
  const language = useLanguage();
  const isYesNo = field?.type === 'boolean';
  const choices = isYesNo
    ? [
        { value: 'true', title: say('yes') },
        { value: 'false', title: say('no') },
      ]
    : (field?.choices ?? []).map((one) => ({ value: one.value, title: readText(one.title, language) }));
  if (choices.length > 0)
    return (
      <select className="s-input" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say('chooseValue')}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    );
  if (field?.type === 'date')
    return <DatePicker label={label} hidesLabel name="" defaultValue={value} onChange={(day = '') => onChange(day)} />;
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  return (
    <input
      className="s-input"
      aria-label={label}
      type={isNumber ? 'number' : 'text'}
      step="any"
      placeholder={isNumber ? undefined : say('valueHelp')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
