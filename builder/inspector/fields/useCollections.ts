import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { type CollectionEntry, readCollections } from '../../api/collections.ts';

/** The collections of the site; undefined while loading and after a failure. */
export function useCollections(): CollectionEntry[] | undefined {
  const { api } = useRuntime();
  const [collections, setCollections] = useState<CollectionEntry[]>();
  useEffect(() => {
    let isHere = true;
    readCollections(api).then(
      (found) => isHere && setCollections(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return collections;
}
