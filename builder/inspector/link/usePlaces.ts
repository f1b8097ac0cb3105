import { type Places, readPlaces } from '../../api/places.ts';
import { useRead } from '../../api/useRead.ts';

/** The pages and layouts of the site; undefined while loading and after a failure. */
export const usePlaces = (): Places | undefined => useRead(readPlaces);
