import type { Json, LayoutObject, PropertySchema, Row, WidgetDefinition } from '../../schemas/index.ts';

/** What stands in a property: by its path and its schema. */
export type FillValue = (schema: PropertySchema, path: string) => Json | undefined;

const deepest = 5;

/** An object of this type in which every property that its schema names is filled; containers hold one paragraph. */
export function fillWidget(definition: WidgetDefinition, uid: string, fill: FillValue): LayoutObject {
  const object: LayoutObject = { uid, type: definition.type, v: definition.version };
  for (const [name, schema] of Object.entries(definition.props.properties)) {
    const value = fillValue(schema, name, fill, 0);
    if (value !== undefined) object[name] = value;
  }
  return definition.container ? { ...object, rows: [holdParagraph(object, definition, uid)] } : object;
}

/** The same objects with the fields moved into the form among them: a page with fields outside of a form is not published. */
export function placeFields(
  objects: readonly LayoutObject[],
  definitions: readonly WidgetDefinition[],
): LayoutObject[] {
  const find = ({ type }: LayoutObject) => definitions.find((definition) => definition.type === type);
  const rows = objects
    .filter((object) => find(object)?.field)
    .map((object): Row => ({ uid: `r-${object.uid}`, columns: [{ uid: `c-${object.uid}`, objects: [object] }] }));
  return objects
    .filter((object) => !find(object)?.field)
    .map((object) => (find(object)?.form === 'sent' ? { ...object, rows } : object));
}

function fillValue(schema: PropertySchema, path: string, fill: FillValue, depth: number): Json | undefined {
  const own = fill(schema, path);
  if (own !== undefined || depth > deepest) return own;
  const types = [schema.type].flat();
  if (types.includes('array') && schema.items) {
    const item = fillValue(schema.items, `${path}.0`, fill, depth + 1);
    return item === undefined ? undefined : [item];
  }
  if (types.includes('object') && schema.properties) {
    const inner = Object.entries(schema.properties).map(
      ([name, property]) => [name, fillValue(property, `${path}.${name}`, fill, depth + 1)] as const,
    );
    return Object.fromEntries(inner.filter((entry): entry is [string, Json] => entry[1] !== undefined));
  }
  return undefined;
}

function holdParagraph(object: LayoutObject, { container }: WidgetDefinition, uid: string) {
  const panels = container?.panelsFrom ? object[container.panelsFrom] : undefined;
  const [first] = Array.isArray(panels) ? panels : [];
  const tab = typeof first?.uid === 'string' ? first.uid : undefined;
  const objects = [{ uid: `${uid}-in`, type: 'paragraph', v: 1, content: '<p>ข้างใน</p>' }];
  return { uid: `${uid}-row`, tab, columns: [{ uid: `${uid}-column`, objects }] };
}
