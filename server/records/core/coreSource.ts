import type { CoreCollection } from '../../../engine/collection/compiled/collection.ts';
import type { CollectionSchema } from '../../../schemas/index.ts';

/** A core collection: its schema with the rules for reading, and the database view with its rows. */
export interface CoreSource {
  schema: CollectionSchema;
  /** Has the columns of a collection's table, `f_…` for each indexed field. */
  view: string;
  core: CoreCollection;
}
