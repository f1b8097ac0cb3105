import { type ReactNode, useId } from 'react';
import type { Language } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

const choices = ['both', 'th', 'en'] as const;

/** The languages of a page: both while `value` is undefined. `children` says what speaks for one of them. */
export function LanguageChoice({ value, onChange, children }: Props) {
  const { say } = useLanguage();
  const name = useId();
  return (
    <fieldset className="bd-publication__languages">
      <legend>{say('publishIn')}</legend>
      <div className="bd-segments">
        {choices.map((choice) => {
          const isChosen = choice === (value ?? 'both');
          return (
            <label key={choice} data-checked={isChosen || undefined}>
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange(choice === 'both' ? undefined : choice)}
              />
              <span>{say(`publishIn_${choice}`)}</span>
            </label>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}

interface Props {
  value: Language | undefined;
  onChange: (value: Language | undefined) => void;
  children?: ReactNode;
}
