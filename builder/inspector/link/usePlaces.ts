import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { type Places, readPlaces } from '../../api/places.ts';

/** The pages and layouts of the site; undefined while loading and after a failure. */
export function usePlaces(): Places | undefined {
  const { api } = useRuntime();
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    let isHere = true;
    readPlaces(api).then(
      (found) => isHere && setPlaces(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return places;
}
