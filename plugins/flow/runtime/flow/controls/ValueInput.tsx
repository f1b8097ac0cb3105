import { useText } from 'sala/runtime';
import type { FieldSchema } from 'sala/schemas';
import { choicesOf, referenceOf } from '../../../shared/listValues.ts';
import type { Path } from '../../../shared/places.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { useInsert } from './useInsert.ts';
import { ValueButton, writeInText } from './ValueButton.tsx';

interface Props {
  /** The field that it is the value of. */
  name: string;
  path: Path;
  text: string;
  /** The fields of the record that the row is about. */
  fields: Readonly<Record<string, FieldSchema>> | undefined;
  onChange: (text: string) => void;
}

/** The value of a row: typed, or put in by name; by itself a name keeps its type, so a number stays a number. */
export function ValueInput({ name, path, text, fields, onChange }: Props) {
  const say = useText(flowTexts);
  const choices = choicesOf(fields, name);
  const reference = referenceOf(fields, name);
  const isFormula = text.startsWith('=') || text.includes('{{');
  const { ref, insert } = useInsert(text, onChange);
  return (
    <>
      {choices && !isFormula && <ChoiceSelect choices={choices} text={text} onChange={onChange} />}
      {reference && !isFormula && <ReferenceSelect collection={reference} text={text} onChange={onChange} />}
      {((!choices && !reference) || isFormula) && (
        <input
          ref={ref}
          className="s-input"
          aria-label={say('is')}
          placeholder={say('is')}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <ValueButton
        path={path}
        label={name}
        takesSecrets={!text.startsWith('=')}
        onChoose={(chosen) =>
          (text === '' || choices || reference) && !chosen.startsWith('$')
            ? onChange(`=${chosen}`)
            : insert(text.startsWith('=') ? chosen : writeInText(chosen))
        }
      />
    </>
  );
}
