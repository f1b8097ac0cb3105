import { useText } from 'sala/runtime';
import type { Path } from '../../../shared/places.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { useInsert } from './useInsert.ts';
import { ValueButton, writeInText } from './ValueButton.tsx';

interface Props {
  /** What it is the value of, for whoever cannot see the row. */
  name: string;
  path: Path;
  text: string;
  onChange: (text: string) => void;
}

/** The value of a row: typed, or put in by name; by itself a name keeps its type, so a number stays a number. */
export function ValueInput({ name, path, text, onChange }: Props) {
  const say = useText(flowTexts);
  const { ref, insert } = useInsert(text, onChange);
  return (
    <>
      <input
        ref={ref}
        className="s-input"
        aria-label={say('is')}
        placeholder={say('is')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <ValueButton
        path={path}
        label={name}
        takesSecrets={!text.startsWith('=')}
        onChoose={(chosen) =>
          text === '' && !chosen.startsWith('$')
            ? onChange(`=${chosen}`)
            : insert(text.startsWith('=') ? chosen : writeInText(chosen))
        }
      />
    </>
  );
}
