import type { CounterDefinition } from './counter.ts';

interface CountedStates extends Pick<CounterDefinition, 'name' | 'title' | 'icon' | 'collection' | 'roles'> {
  /** The page that lists the collection. */
  path: string;
  states: string[];
}

/** A figure of the work page: how many records are in these states. Its link shows the list of these records and no others. */
export function countStates({ states, path, ...counter }: CountedStates): CounterDefinition {
  const [only] = states;
  return {
    ...counter,
    path: `${path}?list.f-state=${states.join(',')}`,
    query: { state: only !== undefined && states.length === 1 ? only : { $in: states } },
    quiet: true,
  };
}
