import { listChoices } from '../../../engine/collection/choices.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import { NameChecks } from '../choice/NameChecks.tsx';
import { TypedValues } from '../choice/TypedValues.tsx';
import { typeValue } from './typeValue.ts';

interface Props {
  label: string;
  schema: FieldSchema;
  value: Json;
  onChange: (value: Json) => void;
}

/** Several values, of which one is enough: ticked where there are few, else typed. */
export function SeveralValues({ label, schema, value, onChange }: Props) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const write = (values: string[]) => onChange(values.map((one) => typeValue(one, schema)));
  const choices = Object.fromEntries(listChoices(schema).map((one) => [String(one.value), one.title]));
  return Object.keys(choices).length > 0 ? (
    <NameChecks label={label} choices={choices} chosen={chosen} onChange={write} />
  ) : (
    <TypedValues label={label} values={chosen} onChange={write} />
  );
}
