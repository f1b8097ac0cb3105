import { defineProps, defineWidget, type PropertySchema, type Text, type WidgetDefinition } from 'sala/schemas';
import { fieldProps } from './fieldProps.ts';

export interface FieldDefinition
  extends Omit<WidgetDefinition, 'category' | 'version' | 'hydrate' | 'field' | 'props'> {
  /** The label of a new field. */
  label: Text;
  /** Its properties beside the common ones of every field. */
  props: Record<string, PropertySchema>;
}

/** Defines a form field widget. */
export function defineField({ label, props, ...definition }: FieldDefinition): WidgetDefinition {
  return defineWidget({
    ...definition,
    category: 'form',
    version: 1,
    field: true,
    hydrate: 'load',
    props: defineProps({ ...fieldProps(label), ...props }),
  });
}
