import { useLanguage } from '../../language/LanguageProvider.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { toText } from '../controls/textValue.ts';
import { collectionAbove } from '../fields/collectionAbove.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { listPlainFields, listShownFields } from '../fields/fieldChoices.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { useCollections } from '../fields/useCollections.ts';

/** A field of the selected collection, of one plain value where the control does not ask for any; typed freely where they are unknown. */
export function FieldControl(props: ControlProps) {
  const { id, schema, value, path, onChange } = props;
  const { say, read } = useLanguage();
  const { data } = useInspected();
  const name = collectionAbove(data, path);
  const collection = useCollections()?.find((each) => each.name === name);
  const fields = schema['x-control'] === 'any-field' ? listShownFields(collection) : listPlainFields(collection);
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
