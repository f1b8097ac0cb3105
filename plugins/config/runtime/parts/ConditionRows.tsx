import { compareBy, type FilterOperator, type FilterRow } from 'sala/engine';
import { DatePicker, NameChecks, TypedValues, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { operatorsOf, takesValue, typeValue } from './conditionRows.ts';
import { conditionTexts } from './conditionTexts.ts';
import type { RightField } from './ownRole.ts';
import './conditionRows.css';

interface Props {
  rows: FilterRow[];
  fields: RightField[];
  /** The comparisons that can be written, where not every one can. */
  operators?: readonly FilterOperator[];
  /** Days are typed, where `today` may stand for one. */
  typesDays?: boolean;
  onChange: (rows: FilterRow[]) => void;
}

/** A condition line by line; all lines must hold. */
export function ConditionRows({ rows, fields, operators, typesDays, onChange }: Props) {
  const say = useText(conditionTexts);
  return (
    <div className="w-conditions">
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and none is moved
          key={index}
          row={row}
          place={index + 1}
          {...{ fields, operators, typesDays }}
          onChange={(changed) => onChange(rows.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        onClick={() => onChange([...rows, { field: '', operator: 'is', value: '' }])}
      >
        {say('addLine')}
      </button>
    </div>
  );
}

interface RowProps extends Pick<Props, 'fields' | 'operators' | 'typesDays'> {
  row: FilterRow;
  /** Counted from one. */
  place: number;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

function Row({ row, place, fields, operators, typesDays, onChange, onRemove }: RowProps) {
  const say = useText(conditionTexts);
  const language = useLanguage();
  const field = fields.find(({ name }) => name === row.field);
  const offered = operatorsOf(field).filter((one) => operators?.includes(one) ?? true);
  return (
    <div className="w-conditions__row">
      <select
        className="s-input"
        aria-label={say('conditionField', { place })}
        value={row.field}
        onChange={({ target }) => onChange({ field: target.value, operator: 'is', value: '' })}
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
        value={row.operator}
        onChange={({ target }) => onChange(compareBy(row, target.value as FilterOperator))} // one of the options below
      >
        {[...new Set([...offered, row.operator])].map((op) => (
          <option key={op} value={op}>
            {say(op)}
          </option>
        ))}
      </select>
      {row.operator === 'oneOf' && (
        <SeveralValues
          label={say('conditionValue', { place })}
          field={field}
          values={Array.isArray(row.value) ? row.value.map(String) : []}
          onChange={(values) => onChange({ ...row, value: values.map((one) => typeValue(one, field?.type)) })}
        />
      )}
      {takesValue(row) && row.operator !== 'oneOf' && (
        <ConditionValue
          label={say('conditionValue', { place })}
          {...{ field, typesDays }}
          value={String(row.value ?? '')}
          onChange={(typed) => onChange({ ...row, value: typeValue(typed, field?.type) })}
        />
      )}
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

interface ValueProps extends Pick<Props, 'typesDays'> {
  label: string;
  field: RightField | undefined;
  value: string;
  onChange: (value: string) => void;
}

function ConditionValue({ label, field, value, typesDays, onChange }: ValueProps) {
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
  if (field?.type === 'date' && !typesDays)
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

interface SeveralProps {
  label: string;
  field: RightField | undefined;
  values: string[];
  onChange: (values: string[]) => void;
}

/** Several values, of which one is enough: ticked where there are few, else typed. */
function SeveralValues({ label, field, values, onChange }: SeveralProps) {
  const choices = Object.fromEntries((field?.choices ?? []).map(({ value, title }) => [value, title]));
  return Object.keys(choices).length > 0 ? (
    <NameChecks label={label} choices={choices} chosen={values} onChange={onChange} />
  ) : (
    <TypedValues label={label} values={values} onChange={onChange} />
  );
}
