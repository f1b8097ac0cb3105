import { type CollectionEntry, readCollections } from '../../../runtime/api/readCollections.ts';
import { useRead } from '../../../runtime/context/useRead.ts';

/** The collections of the site; undefined while loading and after a failure. */
export const useCollections = (): CollectionEntry[] | undefined => useRead(readCollections);
