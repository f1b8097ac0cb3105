import type { CoreName } from '../../../engine/collection/terms/collectionNames.ts';
import type { CoreSource } from './coreSource.ts';
import { siteCollection } from './siteCollection.ts';
import { userCollection } from './userCollection.ts';

/** Collections of the server itself, available on every site. */
export const coreCollections: readonly CoreSource[] = Object.values({
  user: userCollection,
  site: siteCollection,
} satisfies Record<CoreName, CoreSource>);
