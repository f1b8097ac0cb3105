import { readDate, writeDate } from 'sala/engine';
import { DatePicker, FieldFrame, useField, useText, type WidgetViewProps } from 'sala/runtime';
import './record_date.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  withTime: boolean;
}

const texts = {
  date: { th: 'วันที่', en: 'Date' },
  time: { th: 'เวลา', en: 'Time' },
};

/** A date in the reader's era; with a time it is stored as a moment. */
export function RecordDate({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, withTime } = object;
  const say = useText(texts);
  const field = useField(object);
  const parts = readDate(field.value);
  const day = parts && writeDate(parts, false);
  const time = parts?.hour === undefined ? '' : `${twoDigits(parts.hour)}:${twoDigits(parts.minute)}`;

  function write(nextDay: string | undefined, nextTime: string) {
    const chosen = nextDay === undefined ? undefined : readDate(nextDay);
    if (!chosen || !withTime) return field.setValue(nextDay);
    const [hour = 0, minute = 0] = nextTime.split(':').map(Number);
    field.setValue(writeDate({ ...chosen, hour, minute }, true));
  }

  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required} group="group">
      <div className="w-record-date">
        <DatePicker
          label={label || say('date')}
          hidesLabel
          name={field.name}
          defaultValue={day}
          required={required}
          invalid={field.error !== undefined}
          describedBy={field.error ? `${field.id}-error` : undefined}
          onChange={(value) => write(value, time)}
          onBlur={field.touch}
        />
        {withTime && (
          <input
            className="s-input"
            type="time"
            aria-label={say('time')}
            value={time}
            disabled={day === undefined}
            onChange={({ target }) => write(day, target.value)}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function twoDigits(number = 0): string {
  return String(number).padStart(2, '0');
}
