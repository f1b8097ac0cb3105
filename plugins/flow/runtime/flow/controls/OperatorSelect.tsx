import { compareBy, type FilterOperator, type FilterRow, listOperators, operatorTexts } from 'sala/engine';
import { useText } from 'sala/runtime';
import type { FieldSchema } from 'sala/schemas';
import { flowTexts } from '../parts/flowTexts.ts';

interface Props {
  row: FilterRow;
  /** Of what is compared, where that is known. */
  schema: FieldSchema | undefined;
  onChange: (row: FilterRow) => void;
}

/** How the line of a condition compares: as its field can be compared, or was. */
export function OperatorSelect({ row, schema, onChange }: Props) {
  const say = useText(flowTexts);
  const sayOperator = useText(operatorTexts);
  return (
    <select
      className="s-input"
      aria-label={say('operator')}
      value={row.operator}
      // The list holds the names of operators.
      onChange={({ target }) => onChange(compareBy(row, target.value as FilterOperator))}
    >
      {[...new Set([...operatorsOf(schema), row.operator])].map((name) => (
        <option key={name} value={name}>
          {sayOperator(name)}
        </option>
      ))}
    </select>
  );
}

/** The line with another field: its operator stays where it fits, and its value goes with the field that it was of. */
export function compareWith(row: FilterRow, field: string, schema: FieldSchema | undefined): FilterRow {
  if (field === row.field) return row;
  const [usual = 'is', ...others] = operatorsOf(schema);
  return { field, operator: others.includes(row.operator) ? row.operator : usual, value: '' };
}

function operatorsOf(schema: FieldSchema | undefined): FilterOperator[] {
  return schema ? listOperators(schema) : (Object.keys(operatorTexts) as FilterOperator[]); // keys of the texts
}
