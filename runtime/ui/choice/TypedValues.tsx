import { useState } from 'react';
import { readText, type Text } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';

interface Props {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Of the side that draws it. */
  className?: string;
}

const several: Text = { th: 'หลายค่า คั่นด้วยจุลภาค', en: 'Several, with commas' };

/** Several values that are typed, with commas between them. */
export function TypedValues({ label, values, onChange, className = 's-input' }: Props) {
  const language = useUiLanguage();
  const [typed, setTyped] = useState(values.join(', '));
  return (
    <input
      className={className}
      aria-label={label}
      placeholder={readText(several, language)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.split(',').flatMap((one) => one.trim() || []));
      }}
    />
  );
}
