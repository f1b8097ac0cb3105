export interface DatePickerProps {
  label: string;
  /** Hides the label visually, where a legend says the same. */
  hidesLabel?: boolean;
  /** Name of the form field. */
  name: string;
  /** `2026-11-21`; any other value counts as empty. */
  defaultValue?: string;
  required?: boolean;
}

/** The browser's own date field: without scripts, and until the date picker is loaded. */
export function NativeDate({ label, hidesLabel, name, defaultValue, required }: DatePickerProps) {
  return (
    <label className="s-field">
      <span className={hidesLabel ? 's-visually-hidden' : 's-field__label'}>{label}</span>
      <input className="s-input" type="date" name={name} defaultValue={defaultValue} required={required} />
    </label>
  );
}
