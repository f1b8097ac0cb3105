import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { Choices } from '../../../shared/fieldValues.ts';
import { flowTexts } from '../parts/flowTexts.ts';

interface Props {
  choices: Choices;
  text: string;
  onChange: (text: string) => void;
}

/** One of the few things that a field can be, by what people call them. */
export function ChoiceSelect({ choices, text, onChange }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  return (
    <select className="s-input" aria-label={say('is')} value={text} onChange={({ target }) => onChange(target.value)}>
      <option value="">{say('notSet')}</option>
      {text !== '' && !Object.hasOwn(choices, text) && <option value={text}>{text}</option>}
      {Object.entries(choices).map(([choice, title]) => (
        <option key={choice} value={choice}>
          {readText(title, language)}
        </option>
      ))}
    </select>
  );
}
