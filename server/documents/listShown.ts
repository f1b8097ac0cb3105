import { listReads } from '../../engine/document/listReads.ts';
import { findCollection, type RecordsContext } from '../records/context/recordsContext.ts';
import { mayReadWhole } from '../records/decide/mayReadWhole.ts';
import { describeShown } from './describeShown.ts';
import type { DrawnDocument } from './drawDocument.ts';

/** The collections that a document leads to from its own. */
export function listShown(context: RecordsContext, { document: { declaration } }: DrawnDocument): string[] {
  const { collection } = findCollection(context, declaration.collection);
  const { expand } = listReads(declaration, collection, describeShown(context, declaration));
  return collection.references.flatMap(({ path: [field = ''], collection: other }) =>
    expand.includes(field) ? [other] : [],
  );
}

/**
 * Whether somebody may read everything that the document shows: the record whole, and every record that it leads to. Whoever may
 * not sees the document drawn with their own rights, as before it was issued.
 */
export function mayReadShown(context: RecordsContext, drawn: DrawnDocument): boolean {
  return mayReadWhole(context, drawn.document.declaration.collection, listShown(context, drawn));
}
