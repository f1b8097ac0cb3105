import { useRead } from '../../../runtime/context/useRead.ts';
import { type Places, readPlaces } from '../../api/places.ts';

/** The pages and layouts of the site; undefined while loading and after a failure. */
export const usePlaces = (): Places | undefined => useRead(readPlaces);
