import { fillDefaults, isPropertyShown } from '../../../engine/layout/propertyShown.ts';
import type { Json, JsonObject, PropertySchema } from '../../../schemas/index.ts';
import { setProperties } from '../operations/setProperties.ts';
import type { PropertyPath } from '../operations/setProperty.ts';
import { readPath } from '../tree/readPath.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';

interface Change {
  id: string;
  /** Where the kind stands, and the schema of the object that it is a property of. */
  path: PropertyPath;
  holder: PropertySchema;
  value: Json | undefined;
}

/** Makes an object one of another kind: what belonged to the former kind alone is again as in a new object. */
export function followKind(tree: LayoutTree, { id, path, holder, value }: Change): LayoutTree {
  const place = path.slice(0, -1);
  const kind = String(path.at(-1));
  const own = readPath(getNode(tree, id).data, place);
  const before = fillDefaults(own, holder);
  const after = fillDefaults({ ...before, [kind]: value ?? holder.properties?.[kind]?.default ?? null }, holder);
  const lost = Object.entries(holder.properties ?? {}).filter(([name, schema]) => {
    if (name === kind || readPath(own, [name]) === undefined) return false;
    return isHidden(schema, before, after) || !mayStay(schema, before[name], after[kind]);
  });
  return setProperties(tree, [
    { id, path, value },
    ...lost.map(([name, schema]) => ({ id, path: [...place, name], value: schema.default })),
  ]);
}

function isHidden(schema: PropertySchema, before: JsonObject, after: JsonObject): boolean {
  return isPropertyShown(schema, before) && !isPropertyShown(schema, after);
}

function mayStay(schema: PropertySchema, value: Json | undefined, kind: Json | undefined): boolean {
  const kinds = schema['x-enum-kinds']?.[String(value)];
  return kinds === undefined || kinds.includes(String(kind));
}
