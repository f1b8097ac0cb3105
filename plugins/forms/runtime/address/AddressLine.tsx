import { RequiredMark, useText } from 'sala/runtime';
import type { AddressPart } from '../../shared/addressValue.ts';
import { readDigits } from '../../shared/readDigits.ts';
import { addressTexts } from './addressTexts.ts';

interface Props {
  part: AddressPart;
  id: string;
  name: string;
  /** The one line of the short form. */
  whole: boolean;
  invalid: boolean;
  required: boolean;
  value: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A part of an address that is typed. */
export function AddressLine({ part, id, name, whole, invalid, required, value, autoComplete, onChange }: Props) {
  const say = useText(addressTexts);
  const isNumber = part === 'zipcode' || part === 'taX_ID';
  return (
    <div className="w-address__part" data-part={whole ? 'line' : part}>
      <label className="s-field__label" htmlFor={id}>
        {say(whole ? 'wholeLine' : part)}
        {required && <RequiredMark />}
      </label>
      <input
        id={id}
        className="s-input"
        name={name}
        autoComplete={autoComplete}
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={part === 'zipcode' ? 5 : 200}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        value={value}
        onChange={({ target }) => onChange(isNumber ? readDigits(target.value) : target.value)}
      />
    </div>
  );
}
