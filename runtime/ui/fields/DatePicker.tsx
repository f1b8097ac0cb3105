import { drawWhenLoaded } from '../aria/drawWhenLoaded.tsx';
import { type DatePickerProps, NativeDate } from './NativeDate.tsx';

/**
 * A date field of staff's screens, in the reader's era: typed, or chosen in a calendar. A form sends it as
 * `2026-11-21`.
 */
export const DatePicker = drawWhenLoaded<DatePickerProps>(
  async () => (await import('./AriaDatePicker.tsx')).AriaDatePicker,
  NativeDate,
);
