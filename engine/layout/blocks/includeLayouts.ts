import type { Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { readFrame } from '../readFrame.ts';
import { renameRows } from '../renameRows.ts';
import { listObjects } from '../walkLayout.ts';
import { changeParts } from './changeParts.ts';

/** The layout with a key as this visitor may see it; undefined when there is none or it is not visible to them. */
export type FindLayout = (key: string) => Promise<Layout | undefined>;

/** Limit of included layouts per page: two layouts that include each other twice would double at every level. */
const maxIncludes = 100;
/** Layouts inside layouts inside layouts: deeper ones stay empty. */
const maxInside = 10;

/**
 * Inserts the rows of other layouts into the objects that name one (`includes` of their widget). A layout that would
 * include itself stays empty there. Inserted uids are prefixed by the uid of the including object, since a layout may
 * be included twice.
 */
export async function includeLayouts(
  layout: Layout,
  options: { key?: string; findDefinition: FindDefinition; findLayout: FindLayout },
): Promise<Layout> {
  const { key, findDefinition, findLayout } = options;
  let included = 0;

  async function fillRows(rows: Row[], inside: readonly string[]): Promise<Row[]> {
    const filled: Row[] = [];
    for (const row of rows) {
      const columns = [];
      for (const column of row.columns) {
        const objects: LayoutObject[] = [];
        for (const object of column.objects) objects.push(await fillObject(object, inside));
        columns.push({ ...column, objects });
      }
      filled.push({ ...row, columns });
    }
    return filled;
  }

  async function fillObject(object: LayoutObject, inside: readonly string[]): Promise<LayoutObject> {
    const definition = findDefinition(object.type);
    const includes = definition?.includes;
    if (!includes) return object.rows ? { ...object, rows: await fillRows(object.rows, inside) } : object;
    const wanted = includes(object);
    if (!wanted || inside.includes(wanted) || inside.length > maxInside || included >= maxIncludes)
      return { ...object, rows: [] };
    included += 1;
    const found = await findLayout(wanted);
    if (!found) return { ...object, rows: [] };
    const own = readFrame(found).rows;
    const said = definition?.block ? changeParts(own, object[definition.block.changes], findDefinition) : own;
    const rows = await fillRows(said, [...inside, wanted]);
    return { ...object, rows: renameRows(rows, `${object.uid}.`) };
  }

  const frame = readFrame(layout);
  // Most pages include nothing and return here.
  if (!listObjects(frame).some((object) => findDefinition(object.type)?.includes)) return layout;
  return { ...frame, rows: await fillRows(frame.rows, key ? [key] : []) };
}
