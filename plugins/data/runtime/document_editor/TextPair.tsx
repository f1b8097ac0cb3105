import { useId } from 'react';
import { useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { settingsTexts } from './settingsTexts.ts';

interface Props {
  label: string;
  value: Text;
  onChange: (value: Text) => void;
  rows?: number;
}

/** A text in Thai and English. */
export function TextPair({ label, value, onChange, rows }: Props) {
  const say = useText(settingsTexts);
  const id = useId();
  return (
    <fieldset className="w-paper__pair">
      <legend>{label}</legend>
      {(['th', 'en'] as const).map((language) => {
        const shared = {
          id: `${id}-${language}`,
          className: 's-input',
          value: value[language],
          maxLength: rows ? 2000 : 500,
          onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [language]: target.value }),
        };
        return (
          <div key={language} className="s-field">
            <label className="s-field__label" htmlFor={`${id}-${language}`}>
              {say(language)}
            </label>
            {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
          </div>
        );
      })}
    </fieldset>
  );
}
