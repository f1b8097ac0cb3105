import { NameChecks, TypedValues, useText } from 'sala/runtime';
import type { FieldSchema } from 'sala/schemas';
import { choicesOf, referenceOf } from '../../../shared/fieldValues.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { ReferenceList } from './ReferenceList.tsx';

interface Props {
  /** Of the field whose values they are. */
  schema: FieldSchema | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several values of a field: chosen by name where they are some of a few things or refer to records, else typed with commas. */
export function SeveralInput({ schema, chosen, onChange }: Props) {
  const say = useText(flowTexts);
  const choices = choicesOf(schema);
  const collection = referenceOf(schema);
  if (collection) return <ReferenceList {...{ collection, chosen, onChange }} />;
  if (choices) return <NameChecks {...{ choices, chosen, onChange }} />;
  return <TypedValues label={say('is')} values={chosen} onChange={onChange} />;
}
