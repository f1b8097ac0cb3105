import { readDate, writeDate } from '../../../engine/content/dateParts.ts';
import { useText } from '../../language/useText.ts';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './NativeDate.tsx';
import './momentPicker.css';

interface Props extends Omit<DatePickerProps, 'defaultValue'> {
  /** A moment such as `2026-11-21T02:30:00Z`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A moment in Thailand's time zone: a date in the reader's era, and its time. */
export function MomentPicker({ value, onChange, ...date }: Props) {
  const say = useText(texts);
  const parts = readDate(value);
  const day = parts && writeDate(parts, false);
  const time = parts ? `${twoDigits(parts.hour)}:${twoDigits(parts.minute)}` : '';

  function write(nextDay: string | undefined, nextTime: string) {
    const chosen = readDate(nextDay);
    const [hour = 0, minute = 0] = nextTime.split(':').map(Number);
    onChange(chosen && writeDate({ ...chosen, hour, minute }, true));
  }

  return (
    <div className="s-moment">
      <DatePicker {...date} hidesLabel defaultValue={day} onChange={(next) => write(next, time)} />
      <input
        className="s-input"
        type="time"
        aria-label={say('time')}
        value={time}
        disabled={day === undefined}
        onChange={({ target }) => write(day, target.value)}
      />
    </div>
  );
}

const texts = { time: { th: 'เวลา', en: 'Time' } };

function twoDigits(number = 0): string {
  return String(number).padStart(2, '0');
}
