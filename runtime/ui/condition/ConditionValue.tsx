import { listChoices } from '../../../engine/collection/choices.ts';
import { readFieldType } from '../../../engine/collection/readFieldType.ts';
import { sayBoolean } from '../../../engine/condition/operatorTexts.ts';
import { type FieldSchema, type Json, readText } from '../../../schemas/index.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { DatePicker } from '../fields/DatePicker.tsx';
import { conditionTexts } from './conditionTexts.ts';
import { typeValue } from './typeValue.ts';

interface Props {
  label: string;
  schema: FieldSchema;
  value: Json;
  typesDays?: boolean;
  hint: string;
  onChange: (value: Json) => void;
}

/** With what a line compares: chosen where it is one of a few, a day from the calendar, else typed. */
export function ConditionValue({ label, schema, value, typesDays, hint, onChange }: Props) {
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
  if (schema.format === 'date' && !typesDays)
    return <DatePicker label={label} hidesLabel name="" defaultValue={text} onChange={(day = '') => onChange(day)} />;
  const isNumber = type === 'number' || type === 'integer';
  return (
    <input
      className="s-input"
      aria-label={label}
      inputMode={isNumber ? 'decimal' : undefined}
      placeholder={hint}
      value={text}
      onChange={({ target }) => onChange(typeValue(target.value, schema))}
    />
  );
}
