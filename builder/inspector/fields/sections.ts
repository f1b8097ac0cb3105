import type { PropertySchema, WidgetDefinition } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import type { WordKey } from '../../language/th.ts';

/** A field of the inspector: the path of its value in the node's JSON, and its schema. */
export interface Field {
  path: PropertyPath;
  schema: PropertySchema;
  /** Where the value comes from as long as there is none at `path`: the nearest first. */
  inherits?: readonly PropertyPath[];
}

export interface Section {
  title: WordKey;
  fields: Field[];
  /** Its fields may have values of their own on narrower devices. */
  perDevice?: boolean;
}

const groups = ['content', 'look', 'behaviour', 'data'] as const;

/** The properties of a widget, by section of the inspector. */
export function listWidgetSections({ props, form }: Pick<WidgetDefinition, 'props' | 'form'>): Section[] {
  // Those of a form stand in a section of their own.
  const fields = listFields(props).filter(({ path }) => form !== 'sent' || path[0] !== 'settings');
  return groups
    .map((group) => ({
      title: `group_${group}` as const,
      fields: fields.filter(({ schema }) => (schema['x-group'] ?? 'content') === group),
    }))
    .filter((section) => section.fields.length > 0);
}

/** The editable properties of an object schema; uids are set by the builder. */
export function listFields(schema: PropertySchema, path: PropertyPath = []): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'uid')
    .map(([name, property]) => ({ path: [...path, name], schema: property }));
}
