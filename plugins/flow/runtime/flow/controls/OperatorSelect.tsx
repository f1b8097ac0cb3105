import type { FilterOperator, FilterRow } from 'sala/engine';
import { useText } from 'sala/runtime';
import { operatorTexts } from '../../../shared/comparisons.ts';
import { flowTexts } from '../parts/flowTexts.ts';

/** How the line of a condition compares. */
export function OperatorSelect({ row, onChange }: { row: FilterRow; onChange: (row: FilterRow) => void }) {
  const say = useText(flowTexts);
  const sayOperator = useText(operatorTexts);
  return (
    <select
      className="s-input"
      aria-label={say('operator')}
      value={row.operator}
      // The list holds the names of operators.
      onChange={({ target }) => onChange({ ...row, operator: target.value as FilterOperator })}
    >
      {Object.keys(operatorTexts).map((name) => (
        <option key={name} value={name}>
          {sayOperator(name as FilterOperator)}
        </option>
      ))}
    </select>
  );
}
