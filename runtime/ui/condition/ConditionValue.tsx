import { readFieldType } from '../../../engine/collection/compiled/readFieldType.ts';
import { listChoices } from '../../../engine/collection/tell/choices.ts';
import { sayBoolean } from '../../../engine/condition/operatorTexts.ts';
import { readText } from '../../../schemas/index.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import type { Choice } from '../choice/choice.ts';
import { DatePicker } from '../fields/DatePicker.tsx';
import { conditionTexts } from './conditionTexts.ts';
import { DayValue } from './DayValue.tsx';
import { RecordValue } from './RecordValue.tsx';
import { TypedValue, type TypedValueProps } from './TypedValue.tsx';

interface Props extends TypedValueProps {
  /** The word that stands for the present day, where one may. */
  today?: string;
  /** Variables that may stand for a record. */
  variables?: readonly Choice[];
}

/** With what a line compares: chosen where it is one of a few, a day from the calendar, a record by its name, else typed. */
export function ConditionValue({ today, variables, ...typing }: Props) {
  const { label, schema, value, onChange } = typing;
  const language = useUiLanguage();
  const text = String(value ?? '');
  const type = readFieldType(schema);
  const choices =
    type === 'boolean' ? [true, false].map((one) => ({ value: one, title: sayBoolean(one) })) : listChoices(schema);
  if (choices.length > 0)
    return (
      <select
        className="s-input"
        aria-label={label}
        value={text}
        onChange={({ target }) => onChange(choices.find((one) => String(one.value) === target.value)?.value ?? '')}
      >
        {choices.every((one) => String(one.value) !== text) && (
          <option value={text}>{text || readText(conditionTexts.chooseValue, language)}</option>
        )}
        {choices.map((one) => (
          <option key={String(one.value)} value={String(one.value)}>
            {readText(one.title, language)}
          </option>
        ))}
      </select>
    );
  if (schema.format === 'date')
    return today === undefined ? (
      <DatePicker label={label} hidesLabel name="" defaultValue={text} onChange={(day = '') => onChange(day)} />
    ) : (
      <DayValue {...typing} today={today} />
    );
  const reference = schema['x-ref'];
  if (typeof reference === 'string') return <RecordValue {...typing} collection={reference} variables={variables} />;
  return <TypedValue {...typing} />;
}
