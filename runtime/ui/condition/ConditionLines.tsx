import type { ConditionField } from '../../../engine/collection/tell/listComparable.ts';
import { listOperators } from '../../../engine/collection/tell/listOperators.ts';
import { compareBy, type FilterOperator, type FilterRow, fitRow } from '../../../engine/condition/filterRows.ts';
import { operatorTexts, takesValue } from '../../../engine/condition/operatorTexts.ts';
import { fillText } from '../../../schemas/fillText.ts';
import { readText } from '../../../schemas/index.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import type { Choice } from '../choice/choice.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import { conditionTexts } from './conditionTexts.ts';
import { SeveralValues } from './SeveralValues.tsx';
import './condition.css';

interface Props {
  rows: FilterRow[];
  fields: readonly ConditionField[];
  /** The comparisons that can be written, where not every one can. */
  operators?: readonly FilterOperator[];
  /** The word that stands for the present day, where one may. */
  today?: string;
  /** Variables that may stand for a record. */
  variables?: readonly Choice[];
  /** What may be typed as a value, for example. */
  hint: string;
  /** The field with which a new line begins; without it the first of all. */
  begins?: string;
  onChange: (rows: FilterRow[]) => void;
}

/** A condition line by line: field, comparison, value; all lines must hold. */
export function ConditionLines({ rows, begins, onChange, ...shared }: Props) {
  const language = useUiLanguage();
  const first = begins ?? shared.fields[0]?.name;
  return (
    <div className="s-conditions">
      {rows.map((row, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and none is moved
          key={index}
          row={row}
          place={index + 1}
          {...shared}
          onChange={(changed) => onChange(rows.with(index, changed))}
          onRemove={() => onChange(rows.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        disabled={!first}
        onClick={() => first && onChange([...rows, { field: first, operator: 'is', value: '' }])}
      >
        <Icon name="plus" size={16} />
        {readText(conditionTexts.add, language)}
      </button>
    </div>
  );
}

interface LineProps extends Omit<Props, 'rows' | 'begins' | 'onChange'> {
  row: FilterRow;
  /** Counted from one. */
  place: number;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

function Line({ row: told, place, fields, operators, onChange, onRemove, ...typing }: LineProps) {
  const language = useUiLanguage();
  const say = (name: keyof typeof conditionTexts) => fillText(readText(conditionTexts[name], language), { place });
  const field = fields.find(({ name }) => name === told.field);
  const schema = field?.schema ?? {};
  const row = fitRow(told, listOperators(schema));
  const offered = listOperators(schema).filter((one) => operators?.includes(one) ?? true);
  return (
    <div className="s-conditions__line">
      <select
        className="s-input"
        aria-label={say('field')}
        value={row.field}
        onChange={({ target }) => onChange({ field: target.value, operator: 'is', value: '' })}
      >
        {!field && <option value={row.field}>{row.field || say('chooseField')}</option>}
        {fields.map(({ name, title }) => (
          <option key={name} value={name}>
            {readText(title, language)}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        aria-label={say('operator')}
        value={row.operator}
        onChange={({ target }) => onChange(compareBy(row, target.value as FilterOperator))} // one of the options below
      >
        {[...new Set([...offered, row.operator])].map((operator) => (
          <option key={operator} value={operator}>
            {readText(operatorTexts[operator], language)}
          </option>
        ))}
      </select>
      {row.operator === 'oneOf' && (
        <SeveralValues
          label={say('value')}
          schema={schema}
          value={row.value}
          hint={typing.hint}
          variables={typing.variables}
          onChange={(value) => onChange({ ...row, value })}
        />
      )}
      {takesValue(row.operator) && row.operator !== 'oneOf' && (
        <ConditionValue
          label={say('value')}
          schema={schema}
          value={row.value}
          {...typing}
          onChange={(value) => onChange({ ...row, value })}
        />
      )}
      <button
        type="button"
        className="s-conditions__remove"
        aria-label={say('remove')}
        title={say('remove')}
        onClick={onRemove}
      >
        <Icon name="trash-2" size={16} />
      </button>
    </div>
  );
}
