import {
  isJsonObject,
  type Json,
  type JsonObject,
  type LayoutObject,
  type PropertySchema,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { fillDefaults, isPropertyShown } from '../propertyShown.ts';

/** A property of an object that applies now, with the value that is stored. */
export interface FoundProperty {
  name: string;
  /** Where its value stands in the object. */
  path: readonly (string | number)[];
  schema: PropertySchema;
  value: Json | undefined;
  /** The object or list item that holds it, and its schema. */
  holder: JsonObject;
  siblings: Record<string, PropertySchema>;
}

/** Every property that the widget of an object describes, those of its list items too. */
export function listProperties(object: LayoutObject, definition: WidgetDefinition): FoundProperty[] {
  // Stored layouts are JSON; the interface only lacks the index signature of Json.
  return collect(object as unknown as JsonObject, definition.props, []);
}

function collect(value: Json | undefined, schema: PropertySchema, above: FoundProperty['path']): FoundProperty[] {
  const siblings = schema.properties;
  if (!siblings || !isJsonObject(value)) return [];
  const filled = fillDefaults(value, schema);
  return Object.entries(siblings).flatMap(([name, property]): FoundProperty[] => {
    if (!isPropertyShown(property, filled)) return [];
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const items = property.items;
    const path = [...above, name];
    const inside =
      Array.isArray(own) && items
        ? own.flatMap((item, at) => collect(item, items, [...path, at]))
        : collect(own, property, path);
    return [{ name, path, schema: property, value: own, holder: value, siblings }, ...inside];
  });
}
