import { listReads } from '../../../engine/document/listReads.ts';
import { decide, findCollection, type RecordsContext } from '../../records/recordsContext.ts';
import type { DrawnDocument } from '../drawDocument.ts';

/**
 * Whether somebody may read everything that the document shows: the record whole, and every record that it leads to. Whoever may
 * not sees the document drawn with their own rights, as before it was issued.
 */
export function mayReadWhole(context: RecordsContext, { document: { declaration } }: DrawnDocument): boolean {
  const { collection } = findCollection(context, declaration.collection);
  const { expand } = listReads(declaration, collection);
  const others = collection.references.flatMap(({ path: [field = ''], collection: other }) =>
    expand.includes(field) ? [other] : [],
  );
  const own = decide(context, findCollection(context, declaration.collection), 'read');
  return (
    own.allowed &&
    own.readable === undefined &&
    others.every((name) => {
      const stored = context.collections.get(name);
      const decision = stored && decide(context, stored, 'read');
      return decision?.allowed === true && decision.readable === undefined && decision.condition === undefined;
    })
  );
}
