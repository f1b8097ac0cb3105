import { RequiredMark, useText } from 'sala/runtime';
import { addressTexts } from './addressTexts.ts';

interface Props {
  part: string;
  id: string;
  label: string;
  value: string;
  /** Undefined while loading, or until the parent is chosen. */
  options: { value: string; label: string }[] | undefined;
  /** The list could not be read: the name may be typed instead. */
  failed: boolean;
  waits: boolean;
  invalid: boolean;
  required: boolean;
  autoComplete: string;
  onChange: (value: string) => void;
}

/** The select of a province, district or subdistrict. */
export function PlaceSelect(props: Props) {
  const { part, id, label, value, options, failed, waits, invalid, required, autoComplete, onChange } = props;
  const say = useText(addressTexts);
  const shared = {
    id,
    className: 's-input',
    value,
    autoComplete,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
  const isKnown = !value || options?.some((option) => option.value === value);
  return (
    <div className="w-address__part" data-part={part}>
      <label className="s-field__label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {failed ? (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <select {...shared} disabled={waits && !value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{options || waits ? say('choose') : say('loading')}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
