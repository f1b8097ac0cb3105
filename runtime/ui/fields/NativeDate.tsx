import { RequiredMark } from './RequiredMark.tsx';

export interface DatePickerProps {
  label: string;
  /** Hides the label visually, where a legend says the same. */
  hidesLabel?: boolean;
  /** Name of the form field. */
  name: string;
  /** `2026-11-21`; any other value counts as empty. */
  defaultValue?: string;
  required?: boolean;
  /** Called with each date; with it, a changed `defaultValue` is taken over at any time. */
  onChange?: (value: string | undefined) => void;
  onBlur?: () => void;
  /** What is wrong with it is said beside it. */
  invalid?: boolean;
  describedBy?: string;
}

/** The browser's own date field: without scripts, and until the date picker is loaded. */
export function NativeDate({ label, hidesLabel, name, required, ...props }: DatePickerProps) {
  return (
    <label className="s-field">
      <span className={hidesLabel ? 's-visually-hidden' : 's-field__label'}>
        {label}
        {required && <RequiredMark />}
      </span>
      <input
        className="s-input"
        type="date"
        name={name}
        required={required}
        aria-describedby={props.describedBy}
        {...(props.onChange
          ? { value: props.defaultValue ?? '', onChange: ({ target }) => props.onChange?.(target.value || undefined) }
          : { defaultValue: props.defaultValue })}
      />
    </label>
  );
}
