import { readDate, writeDate } from 'sala/engine';
import { DatePicker, FieldFrame, MomentPicker, useField, useText, type WidgetViewProps } from 'sala/runtime';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  withTime: boolean;
}

const texts = { date: { th: 'วันที่', en: 'Date' } };

/** A date in the reader's era; with a time it is stored as a moment. */
export function RecordDate({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, withTime } = object;
  const say = useText(texts);
  const field = useField(object);
  const value = typeof field.value === 'string' ? field.value : undefined;
  const parts = readDate(value);
  const shared = {
    label: label || say('date'),
    name: field.name,
    required,
    invalid: field.error !== undefined,
    describedBy: field.error ? `${field.id}-error` : undefined,
    onChange: field.setValue,
    onBlur: field.touch,
  };
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required} group="group">
      {withTime ? (
        <MomentPicker {...shared} value={value} />
      ) : (
        <DatePicker {...shared} hidesLabel defaultValue={parts && writeDate(parts, false)} />
      )}
    </FieldFrame>
  );
}
