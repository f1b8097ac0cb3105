import { Combobox, useText } from 'sala/runtime';
import { flowTexts } from '../parts/flowTexts.ts';
import { useReferences } from './useReferences.ts';

interface Props {
  /** Whose records can be chosen. */
  collection: string;
  /** The id of the record that is chosen. */
  text: string;
  onChange: (id: string) => void;
}

/** A record or a person that a field refers to, found by name; its id is what is stored. */
export function ReferenceSelect({ collection, text, onChange }: Props) {
  const say = useText(flowTexts);
  const { titleOf, search } = useReferences(collection, text === '' ? [] : [text]);
  return (
    <Combobox
      label={say('is')}
      hidesLabel
      placeholder={say('is')}
      chosen={text === '' ? undefined : { id: text, title: titleOf(text) }}
      search={search}
      onChoose={(choice) => onChange(choice?.id ?? '')}
    />
  );
}
