import { defineServer } from 'sala/server';
import { listFirstSteps } from './listFirstSteps.ts';

/** Data of the first paint: the answers of the same API calls, with the visitor's own rights. */
export const server = defineServer({
  sources: {
    steps: listFirstSteps,
    figures: ({ ask, person }) => (person.id === null ? Promise.resolve(null) : ask('readFigures')),
    today: ({ ask, person }) => (person.id === null ? Promise.resolve(null) : ask('readWork')),
    places: ({ ask, person }) => (person.id === null ? Promise.resolve(null) : ask('listOwnPlaces')),
  },
});
