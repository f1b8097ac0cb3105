import { useState } from 'react';
import { FieldFrame, Icon, useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, isJsonObject, type Json, readText } from 'sala/schemas';
import { type Fields, fieldIn, readTyped } from '../../../shared/fieldValues.ts';
import type { Path } from '../../../shared/places.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';
import { ValueInput } from './ValueInput.tsx';

interface Row {
  name: string;
  value: Json;
}

/** Values by name; the names are the fields of a collection where one is chosen. */
export function PairsControl({ path, label, help, required, fields }: ControlFrame & { fields?: Fields }) {
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(path);
  const stored = isJsonObject(value) ? Object.entries(value).map(([name, one]) => ({ name, value: one })) : [];
  // A row whose name is not chosen yet cannot be stored.
  const [fresh, setFresh] = useState<Row[]>([]);
  const rows = [...stored, ...fresh];
  function write(next: Row[]) {
    const named = next.filter(({ name }, at) => name !== '' && next.findLastIndex((row) => row.name === name) === at);
    setFresh(next.filter(({ name }) => name === ''));
    setValue(named.length > 0 ? Object.fromEntries(named.map((row) => [row.name, row.value])) : undefined);
  }
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} group="group">
      {rows.map((row, at) => (
        <PairRow
          // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
          key={at}
          number={at + 1}
          row={row}
          path={path}
          fields={fields}
          onChange={(to) => write(rows.with(at, to))}
          onRemove={() => write(rows.toSpliced(at, 1))}
        />
      ))}
      <button type="button" className="w-flow__value" onClick={() => setFresh([...fresh, { name: '', value: '' }])}>
        <Icon name="plus" size={14} />
        {say('addRow')}
      </button>
    </FieldFrame>
  );
}

interface PairProps {
  number: number;
  row: Row;
  path: Path;
  fields: Fields | undefined;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

function PairRow({ number, row, path, fields, onChange, onRemove }: PairProps) {
  const say = useText(flowTexts);
  const text = typeof row.value === 'object' ? JSON.stringify(row.value) : String(row.value);
  const schema = fieldIn(fields, row.name);
  const write = (typed: string) => onChange({ ...row, value: readValue(typed, schema) });
  return (
    <fieldset className="w-flow__row" aria-label={say('row', { number })}>
      <NameInput name={row.name} fields={fields} onChange={(name) => onChange({ ...row, name })} />
      <button type="button" className="w-flow__tool" aria-label={say('removeRow', { number })} onClick={onRemove}>
        <Icon name="trash-2" size={16} />
      </button>
      <ValueInput label={row.name} {...{ schema, path, text }} onChange={write} />
    </fieldset>
  );
}

/** The name of a value: a field of the collection, or free where none is known. */
export function NameInput({
  name,
  fields,
  onChange,
}: {
  name: string;
  fields: Fields | undefined;
  onChange: (name: string) => void;
}) {
  const say = useText(flowTexts);
  const language = useLanguage();
  if (!fields)
    return (
      <input
        className="s-input w-flow__code"
        aria-label={say('name')}
        placeholder={say('name')}
        value={name}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    );
  return (
    <select
      className="s-input"
      aria-label={say('field')}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('field')}</option>
      {name !== '' && !(name in fields) && <option value={name}>{name}</option>}
      {Object.entries(fields).map(([field, schema]) => (
        <option key={field} value={field}>
          {readText(schema['x-title'] ?? field, language)}
        </option>
      ))}
    </select>
  );
}

/** Lists and objects are written as JSON, everything else as it is. */
function readValue(typed: string, schema: FieldSchema | undefined): Json {
  if (!/^[[{]/.test(typed) || typed.startsWith('{{')) return readTyped(typed, schema);
  try {
    return JSON.parse(typed) as Json; // whatever JSON gives is Json
  } catch {
    return typed;
  }
}
