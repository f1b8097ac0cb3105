import { Undo2 } from 'lucide-static';
import { useId } from 'react';
import { fillDefaults, isPropertyShown } from '../../engine/layout/propertyShown.ts';
import { isJsonObject, type Json, type JsonObject, type PropertySchema } from '../../schemas/index.ts';
import { readPath } from '../document/tree/readPath.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditor } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePageLanguages } from '../ui/usePageLanguages.ts';
import { BindingButton } from './binding/BindingButton.tsx';
import { type ControlName, chooseControl } from './chooseControl.ts';
import { controls, wideControls } from './controls.ts';
import type { ControlProps, FieldListProps } from './fields/controlProps.ts';
import { useInspected } from './fields/InspectedNode.ts';
import { readEmpty } from './fields/readEmpty.ts';
import type { Field } from './fields/sections.ts';
import { writeField } from './fields/writeField.ts';
import { PluginControl } from './PluginControl.tsx';

/** Fields one below the other. */
export function FieldList({ fields, holder, itemLabel }: FieldListProps) {
  const { data } = useInspected();
  return fields.map((field) => (
    <PropertyField
      key={field.path.join('.')}
      field={field}
      holder={holder}
      siblings={fillDefaults(readPath(data, field.path.slice(0, -1)), holder ?? {})}
      itemLabel={itemLabel}
    />
  ));
}

interface Props {
  field: Field;
  holder: PropertySchema | undefined;
  /** The sibling values, on which the visibility of a field may depend. */
  siblings: JsonObject;
  itemLabel?: string;
}

/** One property: its label, its control, its help. */
function PropertyField({ field, holder, siblings, itemLabel }: Props) {
  const { path, schema, inherits } = field;
  const id = useId();
  const editor = useEditor();
  const node = useInspected();
  const { read } = useLanguage();
  const { catalog } = useBuilder();
  const languages = usePageLanguages();
  if (!isPropertyShown(schema, siblings)) return null;
  const name = chooseControl(schema);
  const Control = controls[name];
  const asset = catalog.controls[schema['x-control'] ?? ''];
  const label = itemLabel ?? (read(schema['x-title']) || String(path.at(-1)));
  const change = (value: Json | undefined) => {
    editor.edit((tree) => writeField(tree, { id: node.id, field, holder, value }), {
      merge: `${node.id} ${path.join('.')}`,
    });
  };
  const own = readPath(node.data, path);
  const value = own ?? inherits?.map((wider) => readPath(node.data, wider)).find((each) => each !== undefined);
  const overrides = inherits !== undefined && own !== undefined;
  const empty = readEmpty(schema, siblings);
  const props: ControlProps = { id, schema, value, label, empty, path, onChange: change, Fields: FieldList };
  // Beside its label, a line for each language would show two words of it.
  const isBilingual = name === 'text' && languages.length > 1 && isJsonObject(value ?? schema.default);
  const isWide = asset !== undefined || isBilingual || wideControls.has(name);
  return (
    <div
      className="bd-field"
      data-field={path.join('.')}
      data-wide={isWide || undefined}
      data-control={name}
      data-own={overrides || undefined}
    >
      {itemLabel === undefined && <FieldLabel id={id} name={name} title={label} />}
      {schema['x-bind'] && <BindingButton id={id} schema={schema} value={value} label={label} onChange={change} />}
      {asset ? <PluginControl asset={asset} Fallback={Control} {...props} /> : <Control {...props} />}
      {overrides && <GiveBack label={label} onPress={() => change(undefined)} />}
      {schema['x-help'] && <p className="bd-help">{read(schema['x-help'])}</p>}
    </div>
  );
}

/** The value differs from that of the wider devices, and may follow it again. */
function GiveBack({ label, onPress }: { label: string; onPress: () => void }) {
  const { say } = useLanguage();
  return (
    <button type="button" className="bd-give-back" aria-label={`${say('giveBack')}: ${label}`} onClick={onPress}>
      <Icon svg={Undo2} />
      {say('giveBack')}
    </button>
  );
}

const namedByLegend: ReadonlySet<ControlName> = new Set([
  'group',
  'list',
  'box',
  'devices',
  'choice',
  'option',
  'query',
  'rich-text',
  'block-changes',
  'condition',
  'show',
  'logics',
]);

/** Controls with several inputs are labelled by a legend; their visible label has no target. */
function FieldLabel({ id, name, title }: { id: string; name: ControlName; title: string }) {
  if (namedByLegend.has(name)) return <span className="bd-label">{title}</span>;
  return (
    <label className="bd-label" htmlFor={id}>
      {title}
    </label>
  );
}
