import { useState } from 'react';
import { readFieldType } from '../../../engine/collection/compiled/readFieldType.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import { typeValue } from './typeValue.ts';

export interface TypedValueProps {
  label: string;
  schema: FieldSchema;
  value: Json;
  hint: string;
  onChange: (value: Json) => void;
}

/** What is typed stays as it was typed while it means what is held: `1.` is on its way to `1.5`. */
export function TypedValue({ label, schema, value, hint, onChange }: TypedValueProps) {
  const [typed, setTyped] = useState('');
  const type = readFieldType(schema);
  return (
    <input
      className="s-input"
      aria-label={label}
      inputMode={type === 'number' || type === 'integer' ? 'decimal' : undefined}
      placeholder={hint}
      value={typeValue(typed, schema) === value ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typeValue(target.value, schema));
      }}
    />
  );
}
