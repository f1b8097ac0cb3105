import { Plus, Trash2 } from 'lucide-static';
import { listOperators } from '../../../engine/collection/listOperators.ts';
import { readFieldType } from '../../../engine/collection/readFieldType.ts';
import { compareBy, type FilterOperator, type FilterRow, fitRow } from '../../../engine/condition/filterRows.ts';
import { NameChecks } from '../../../runtime/ui/choice/NameChecks.tsx';
import { TypedValues } from '../../../runtime/ui/choice/TypedValues.tsx';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { FieldChoice } from '../fields/fieldChoices.ts';

interface Props {
  rows: FilterRow[];
  fields: FieldChoice[];
  onChange: (rows: FilterRow[]) => void;
}

/** The lines of a filter: field, comparison, value. */
export function FilterRows({ rows, fields, onChange }: Props) {
  const { say } = useLanguage();
  const [first] = fields;
  return (
    <div className="bd-query__rows">
      {rows.map((row, index) => (
        <FilterLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id of their own
          key={index}
          row={fitRow(row, listOperators(fields.find(({ name }) => name === row.field)?.schema ?? {}))}
          number={index + 1}
          fields={fields}
          onChange={(next) => onChange(rows.with(index, next))}
          onRemove={() => onChange(rows.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="bd-button bd-button--quiet"
        disabled={!first}
        onClick={() => first && onChange([...rows, { field: first.name, operator: 'is', value: '' }])}
      >
        <Icon svg={Plus} />
        <span>{say('queryAdd')}</span>
      </button>
    </div>
  );
}

interface LineProps {
  row: FilterRow;
  number: number;
  fields: FieldChoice[];
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

function FilterLine({ row, number, fields, onChange, onRemove }: LineProps) {
  const { say, read } = useLanguage();
  const schema = fields.find(({ name }) => name === row.field)?.schema ?? {};
  const operators = [...new Set([...listOperators(schema), row.operator])];
  const isOneOf = row.operator === 'oneOf';
  const hasValue = !isOneOf && row.operator !== 'filled' && row.operator !== 'empty';
  return (
    <fieldset className="bd-query__line" aria-label={say('queryLine', { number })}>
      <select
        className="bd-input"
        aria-label={say('queryField')}
        value={row.field}
        onChange={(event) => onChange({ field: event.target.value, operator: 'is', value: '' })}
      >
        {fields.every(({ name }) => name !== row.field) && <option value={row.field}>{row.field}</option>}
        {fields.map(({ name, title }) => (
          <option key={name} value={name}>
            {read(title)}
          </option>
        ))}
      </select>
      <select
        className="bd-input"
        aria-label={say('queryOperator')}
        value={row.operator}
        // The list offers valid operators only.
        onChange={(event) => onChange(compareBy(row, event.target.value as FilterOperator))}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {say(`operator_${operator}`)}
          </option>
        ))}
      </select>
      <button type="button" className="bd-icon-button" aria-label={say('queryRemove', { number })} onClick={onRemove}>
        <Icon svg={Trash2} />
      </button>
      {hasValue && <FilterValue schema={schema} value={row.value} onChange={(value) => onChange({ ...row, value })} />}
      {isOneOf && <FilterValues schema={schema} value={row.value} onChange={(value) => onChange({ ...row, value })} />}
    </fieldset>
  );
}

interface ValueProps {
  schema: FieldSchema;
  value: Json;
  onChange: (value: Json) => void;
}

/** Several values, of which one is enough: ticked where there are few, else typed. */
function FilterValues({ schema, value, onChange }: ValueProps) {
  const { say } = useLanguage();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const isNumber = ['number', 'integer'].includes(readFieldType(schema));
  const write = (values: string[]) => onChange(isNumber ? values.map(toNumber) : values);
  const shared = { label: say('queryValue'), onChange: write };
  if (!schema.enum) return <TypedValues {...shared} className="bd-input" values={chosen} />;
  const titles = schema.enum.map((option) => [
    String(option),
    schema['x-enum-titles']?.[String(option)] ?? String(option),
  ]);
  return <NameChecks {...shared} choices={Object.fromEntries(titles)} chosen={chosen} />;
}

function FilterValue({ schema, value, onChange }: ValueProps) {
  const { say, read } = useLanguage();
  const type = readFieldType(schema);
  const options = schema.enum ?? (type === 'boolean' ? [true, false] : undefined);
  if (options)
    return (
      <select
        className="bd-input"
        aria-label={say('queryValue')}
        value={String(value)}
        onChange={(event) => onChange(options.find((option) => String(option) === event.target.value) ?? '')}
      >
        {!options.includes(value) && <option value={String(value)}>{String(value)}</option>}
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {typeof option === 'boolean'
              ? say(option ? 'yes' : 'no')
              : read(schema['x-enum-titles']?.[String(option)]) || String(option)}
          </option>
        ))}
      </select>
    );
  const isNumber = type === 'number' || type === 'integer';
  return (
    <input
      className="bd-input"
      aria-label={say('queryValue')}
      placeholder={type === 'date' ? '2026-01-31, $today' : '$user.id, $route.id …'}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(isNumber ? toNumber(event.target.value) : event.target.value)}
    />
  );
}

/** A number when it is one; a variable such as `$route.price` stays text. */
function toNumber(text: string): Json {
  return text.trim() !== '' && String(Number(text)) === text.trim() ? Number(text) : text;
}
