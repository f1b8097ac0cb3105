import { readText } from '../../../schemas/index.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import type { Choice } from '../choice/choice.ts';
import { RecordSelect } from '../choice/RecordSelect.tsx';
import { useDisplay } from '../choice/useDisplay.ts';
import { conditionTexts } from './conditionTexts.ts';
import { TypedValue, type TypedValueProps } from './TypedValue.tsx';

interface Props extends TypedValueProps {
  collection: string;
  variables?: readonly Choice[];
}

/** A record that a reference names, found by what it is called; of a collection that may not be read its id is typed. */
export function RecordValue({ collection, variables, ...typing }: Props) {
  const named = useDisplay(collection);
  const language = useUiLanguage();
  if (!named) return <TypedValue {...typing} />;
  const { label, value, onChange } = typing;
  const placeholder = readText(conditionTexts.chooseValue, language);
  return (
    <RecordSelect
      {...{ label, placeholder, collection, variables, onChange }}
      id={String(value ?? '')}
      display={named.display}
    />
  );
}
