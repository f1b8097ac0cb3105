import type { JsonObject, Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import type { RowPlace } from '../tree/place.ts';
import { getNode, type LayoutTree, rootId } from '../tree/tree.ts';
import { type Insertion, insertParts } from './insertParts.ts';

type Options = { layout: Layout; place: RowPlace; isForm: (type: string) => boolean } & Pick<
  Insertion,
  'kinds' | 'createId'
>;

/** Inserts the rows of a ready-made layout with uids and names of fields of their own. */
export function insertReadyMade(tree: LayoutTree, { layout, place, isForm, ...options }: Options): LayoutTree {
  const isInForm = getNode(tree, rootId).data.kind === 'form';
  const rows = isInForm ? layout.rows.flatMap((row) => takeFromForm(row, isForm)) : layout.rows;
  // A layout came from JSON; its interfaces only lack the index signature.
  const parts = (rows as unknown as JsonObject[]).map((json) => ({ kind: 'row' as const, json }));
  return insertParts(tree, { parts, place, ...options })?.tree ?? tree;
}

/** On a page that is a form itself, the fields of a form stand without its frame. */
function takeFromForm(row: Row, isForm: Options['isForm']): Row[] {
  const form = row.columns.flatMap(({ objects }) => objects).find(({ type }: LayoutObject) => isForm(type));
  return form ? (form.rows ?? []) : [row];
}
