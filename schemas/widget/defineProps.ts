import type { PropertyGroup, PropertySchema, WidgetProps } from './widget.ts';

/** The properties of a widget; those without a section of the inspector get the default section of their kind. */
export function defineProps(properties: Record<string, PropertySchema>): WidgetProps {
  const grouped = Object.entries(properties).map(([name, schema]) => [name, { 'x-group': groupOf(schema), ...schema }]);
  return { type: 'object', properties: Object.fromEntries(grouped) };
}

const groups: Record<string, PropertyGroup> = {
  boolean: 'behaviour',
  number: 'behaviour',
  integer: 'behaviour',
  link: 'behaviour',
  choice: 'look',
  color: 'look',
  icon: 'look',
  field: 'data',
  query: 'data',
  condition: 'data',
};

function groupOf({ type, enum: values, 'x-control': control }: PropertySchema): PropertyGroup {
  return groups[control ?? (values ? 'choice' : String(type))] ?? 'content';
}
