import { readCollections } from '../../api/readCollections.ts';
import { useRead } from '../../context/useRead.ts';

/**
 * The fields that records of a collection are called by; undefined while that is not known, and of a collection that this person may
 * not read.
 */
export function useDisplay(collection: string): { display: readonly string[] | undefined } | undefined {
  const known = useRead(readCollections)?.find(({ name }) => name === collection);
  return known && { display: known.schema['x-display'] };
}
