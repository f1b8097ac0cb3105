import { type CollectionEntry, readCollections } from '../../api/collections.ts';
import { useRead } from '../../api/useRead.ts';

/** The collections of the site; undefined while loading and after a failure. */
export const useCollections = (): CollectionEntry[] | undefined => useRead(readCollections);
