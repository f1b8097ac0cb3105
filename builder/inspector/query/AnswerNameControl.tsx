import { useId } from 'react';
import { isJsonObject, toText as toBoth } from '../../../schemas/index.ts';
import { findFormAround } from '../../document/catalog/formAround.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { emptyToNothing, toText } from '../controls/textValue.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { useCollections } from '../fields/useCollections.ts';
import { usePlaces } from '../link/usePlaces.ts';

/** The name of a part of the page; in a form that makes a record, the fields of its collection are offered, since names join them. */
export function AnswerNameControl({ id, schema, value, onChange }: ControlProps) {
  const list = useId();
  const target = useTarget();
  return (
    <>
      <input
        id={id}
        className="bd-input"
        type="text"
        list={list}
        value={toText(value)}
        maxLength={schema.maxLength}
        onChange={(event) => onChange(emptyToNothing(event.target.value, undefined))}
      />
      <datalist id={list}>{target !== undefined && <FieldNames collection={target} />}</datalist>
    </>
  );
}

function FieldNames({ collection }: { collection: string }) {
  const { read } = useLanguage();
  const { schema } = useCollections()?.find(({ name }) => name === collection) ?? {};
  const fillable = usePlaces()?.fillable.find(({ name }) => name === collection)?.fields;
  const fields = Object.entries(schema?.properties ?? {}).filter(([name]) => fillable?.includes(name));
  return fields.map(([name, field]) => (
    <option key={name} value={name}>
      {read(toBoth(field['x-title'] ?? name))}
    </option>
  ));
}

/** The name of the collection of which the form around this field makes a record. */
function useTarget(): string | undefined {
  const { id, data } = useInspected();
  const { catalog } = useBuilder();
  const form = useEditorValue((editor) => findFormAround(editor.getTree(), id, catalog));
  const settings = form?.data.settings;
  const isField = catalog.find(data.type)?.definition.field === true;
  const record = isField && isJsonObject(settings) ? settings.record : undefined;
  return typeof record === 'string' && record !== '' ? record : undefined;
}
