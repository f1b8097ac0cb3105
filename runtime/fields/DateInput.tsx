import { useId, useState } from 'react';
import { readDate } from '../../engine/date/dateParts.ts';
import { DateParts } from './DateParts.tsx';

interface Props {
  label: string;
  /** Under which a form sends it, as `2026-11-21`. */
  name: string;
  defaultValue?: string;
  required?: boolean;
}

const yearsBack = 5;
const yearsAhead = 10;

/** A day about now, in an ordinary form: where a browser's own date input would speak of another era than its reader. */
export function DateInput({ label, name, defaultValue, required }: Props) {
  const id = useId();
  const [value, setValue] = useState(defaultValue ?? '');
  const [years] = useState(() => listYears(new Date().getFullYear(), readDate(defaultValue)?.year));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div className="s-field" role="group" aria-labelledby={id}>
      <span className="s-field__label" id={id}>
        {label}
      </span>
      <DateParts value={value} onChange={setValue} years={years} required={required} />
      <input type="hidden" name={name} value={value} />
    </div>
  );
}

/** A date that is stored already can be chosen whatever its year. */
function listYears(now: number, stored = now): number[] {
  const from = Math.min(now - yearsBack, stored);
  return Array.from({ length: Math.max(now + yearsAhead, stored) - from + 1 }, (_, index) => from + index);
}
