import { type DocumentFields, describeDocument } from '../../engine/document/documentFields.ts';
import type { DocumentDeclaration } from '../../schemas/index.ts';
import { findCollection, type RecordsContext } from '../records/context/recordsContext.ts';

/** The fields of a document's collection, as this site has it. */
export function describeShown(context: RecordsContext, declaration: DocumentDeclaration): DocumentFields {
  const { collection } = findCollection(context, declaration.collection);
  return describeDocument(collection, declaration, (name) => context.collections.get(name)?.collection);
}
