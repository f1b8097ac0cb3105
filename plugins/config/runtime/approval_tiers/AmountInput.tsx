import { type InputHTMLAttributes, useState } from 'react';
import { groupThousands, readTyped } from './amountText.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** An amount with separators between its thousands while nobody types in it. */
export function AmountInput({ value, onChange, ...input }: Props) {
  const [typing, setTyping] = useState(false);
  return (
    <input
      {...input}
      className="s-input"
      inputMode="decimal"
      autoComplete="off"
      pattern="[0-9,]*([.][0-9]+)?"
      value={typing ? value : groupThousands(value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => onChange(readTyped(target.value))}
    />
  );
}
