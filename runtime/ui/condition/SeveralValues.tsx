import { listChoices } from '../../../engine/collection/tell/choices.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import type { Choice } from '../choice/choice.ts';
import { NameChecks } from '../choice/NameChecks.tsx';
import { TypedValues } from '../choice/TypedValues.tsx';
import { useDisplay } from '../choice/useDisplay.ts';
import { SeveralRecords } from './SeveralRecords.tsx';
import { typeValue } from './typeValue.ts';

interface Props {
  label: string;
  schema: FieldSchema;
  value: Json;
  hint: string;
  /** Variables that may stand for a record. */
  variables?: readonly Choice[];
  onChange: (value: Json) => void;
}

/** Several values, of which one is enough: ticked where there are few, records by their names, else typed. */
export function SeveralValues({ label, schema, value, hint, variables, onChange }: Props) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const write = (values: string[]) => onChange(values.map((one) => typeValue(one, schema)));
  const { 'x-ref': collection = '' } = schema;
  const named = useDisplay(collection);
  const choices = Object.fromEntries(listChoices(schema).map((one) => [String(one.value), one.title]));
  if (named) return <SeveralRecords {...{ label, schema, hint, collection, variables, chosen }} onChange={write} />;
  return Object.keys(choices).length > 0 ? (
    <NameChecks label={label} choices={choices} chosen={chosen} onChange={write} />
  ) : (
    <TypedValues label={label} values={chosen} onChange={write} />
  );
}
