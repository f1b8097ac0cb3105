import type { FieldSchema } from 'sala/schemas';
import { choicesOf, isDay, referenceOf } from '../../../shared/fieldValues.ts';
import type { Path } from '../../../shared/places.ts';
import { FieldInput } from './FieldInput.tsx';
import { useInsert } from './useInsert.ts';
import { ValueButton } from './ValueButton.tsx';

interface Props {
  /** What the value is called. */
  label: string;
  /** Of the field that it is the value of. */
  schema: FieldSchema | undefined;
  path: Path;
  text: string;
  isOne?: boolean;
  onChange: (text: string) => void;
}

/** The value of a row: typed, or put in by name; by itself a name keeps its type, so a number stays a number. */
export function ValueInput({ label, schema, path, text, isOne, onChange }: Props) {
  const isChosen = choicesOf(schema) !== undefined || referenceOf(schema) !== undefined || isDay(schema, text);
  const isFormula = text.startsWith('=') || text.includes('{{');
  const { ref, insert } = useInsert(text, onChange);
  return (
    <>
      <FieldInput schema={isFormula ? undefined : schema} inputRef={ref} {...{ text, isOne, onChange }} />
      <ValueButton
        path={path}
        label={label}
        takesSecrets={!text.startsWith('=')}
        onChoose={(chosen, written) =>
          (text === '' || isChosen) && !chosen.startsWith('$')
            ? onChange(`=${chosen}`)
            : insert(text.startsWith('=') ? chosen : written)
        }
      />
    </>
  );
}
