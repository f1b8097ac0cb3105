import { useId } from 'react';
import { useText } from 'sala/runtime';
import { choiceTexts } from './settingTexts.ts';

interface Props {
  label: string;
  name: string;
  value: string;
  options: readonly (keyof typeof choiceTexts)[];
}

export function Choice({ label, name, value, options }: Props) {
  const id = useId();
  const say = useText(choiceTexts);
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="s-input" name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
