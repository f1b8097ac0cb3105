import { useId } from 'react';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { setProperty } from '../operations/setProperty.ts';
import { useEditor } from '../state/EditorProvider.tsx';
import { BindingButton } from './binding/BindingButton.tsx';
import { type ControlName, chooseControl } from './chooseControl.ts';
import type { FieldListProps } from './controlProps.ts';
import { controls, wideControls } from './controls/controls.ts';
import { useInspected } from './InspectedNode.ts';
import { type Field, fillDefaults, isFieldShown, readPath } from './sections.ts';

/** Fields one below the other. */
export function FieldList({ fields, holder, itemLabel }: FieldListProps) {
  const { data } = useInspected();
  return fields.map((field) => (
    <PropertyField
      key={field.path.join('.')}
      field={field}
      siblings={fillDefaults(readPath(data, field.path.slice(0, -1)), holder ?? {})}
      itemLabel={itemLabel}
    />
  ));
}

interface Props {
  field: Field;
  /** The values beside this one, on which it may depend whether it shows. */
  siblings: JsonObject;
  itemLabel?: string;
}

/** One property: its label, its control, its help. */
function PropertyField({ field: { path, schema }, siblings, itemLabel }: Props) {
  const id = useId();
  const editor = useEditor();
  const node = useInspected();
  const { read } = useLanguage();
  if (!isFieldShown(schema, siblings)) return null;
  const name = chooseControl(schema);
  const Control = controls[name];
  const label = itemLabel ?? (read(schema['x-title']) || String(path.at(-1)));
  const change = (value: Json | undefined) =>
    editor.edit((tree) => setProperty(tree, { id: node.id, path, value }), { merge: `${node.id} ${path.join('.')}` });
  return (
    <div className="bd-field" data-wide={wideControls.has(name) || undefined} data-control={name}>
      {itemLabel === undefined && <FieldLabel id={id} name={name} title={label} />}
      {schema['x-bind'] && (
        <BindingButton id={id} schema={schema} value={readPath(node.data, path)} label={label} onChange={change} />
      )}
      <Control
        id={id}
        schema={schema}
        value={readPath(node.data, path)}
        label={label}
        path={path}
        onChange={change}
        Fields={FieldList}
      />
      {schema['x-help'] && <p className="bd-help">{read(schema['x-help'])}</p>}
    </div>
  );
}

const namedByLegend: ReadonlySet<ControlName> = new Set([
  'group',
  'list',
  'box',
  'devices',
  'choice',
  'query',
  'rich-text',
  'condition',
  'show',
  'logics',
]);

/** Controls of several parts name themselves by a legend; their visible label points at nothing. */
function FieldLabel({ id, name, title }: { id: string; name: ControlName; title: string }) {
  if (namedByLegend.has(name)) return <span className="bd-label">{title}</span>;
  return (
    <label className="bd-label" htmlFor={id}>
      {title}
    </label>
  );
}
