import { DateParts, FieldFrame, useCheck, useField, type WidgetViewProps } from 'sala/runtime';
import { checkDate } from '../../shared/checkDate.ts';
import { readYears } from '../../shared/readYears.ts';

interface Properties {
  label: string;
  help: string;
  value: string;
  required: boolean;
  showDateTime: boolean;
  fromYear: number;
  toYear?: number;
}

/** A date with an optional time, in the shared date controls. */
export function Datetime({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, showDateTime } = object;
  const field = useField(object, { initial: object.value || undefined, check: useCheck(checkDate, object) });
  const { from, to } = readYears(object);
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <DateParts
        value={field.value}
        onChange={field.setValue}
        years={Array.from({ length: to - from + 1 }, (_, index) => to - index)}
        withTime={showDateTime}
        invalid={field.error !== undefined}
      />
    </FieldFrame>
  );
}
