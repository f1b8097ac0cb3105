import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../controlProps.ts';
import { TextControl, toText } from '../controls/TextControl.tsx';
import { useInspected } from '../InspectedNode.ts';
import { collectionAbove } from './collectionAbove.ts';
import { listFieldChoices } from './fieldChoices.ts';
import { useCollections } from './useCollections.ts';

/** A field of the collection whose records are chosen beside it; its name in words of one's own where none is known. */
export function FieldControl(props: ControlProps) {
  const { id, schema, value, path, onChange } = props;
  const { say, read } = useLanguage();
  const { data } = useInspected();
  const name = collectionAbove(data, path);
  const fields = listFieldChoices(useCollections()?.find((collection) => collection.name === name));
  if (fields.length === 0) return <TextControl {...props} />;
  const current = toText(value ?? schema.default);
  return (
    <select id={id} className="bd-input" value={current} onChange={(event) => onChange(event.target.value)}>
      <option value="">{say('notSet')}</option>
      {current !== '' && fields.every((field) => field.name !== current) && <option value={current}>{current}</option>}
      {fields.map((field) => (
        <option key={field.name} value={field.name}>
          {read(field.title)}
        </option>
      ))}
    </select>
  );
}
