/** A state as far as its place in the picture matters. */
export interface ArrangedState {
  value: string;
  tone?: string;
  final: boolean;
  next: readonly string[];
  /** Those of them to which records do not usually go. */
  seldom?: readonly string[];
}

/** The states of a machine in reading order: the way that records usually go, and what lies beside it. */
export interface StatePath {
  main: string[];
  /** States beside the way, each with the state that first leads to it. */
  beside: { state: string; from?: string }[];
}

/**
 * The main line is the longest way forward from the initial state, in the order in which the machine names its states,
 * through none that stands for a failure, and rather to a good end than to any other. Every state is placed once.
 */
export function arrangeStates(states: readonly ArrangedState[], initial: string): StatePath {
  const main = findMainLine(states, initial);
  const placed = new Set(main);
  const beside: StatePath['beside'] = [];
  // Nearest to the main line first, so that each hangs from what is drawn before it.
  for (let from of main.map((name) => [name])) {
    while (from.length > 0) {
      const found = from.flatMap((name) => nextOf(states, name).map((state) => ({ state, from: name })));
      from = [];
      for (const one of found) {
        if (placed.has(one.state)) continue;
        placed.add(one.state);
        beside.push(one);
        from.push(one.state);
      }
    }
  }
  const others = states.filter(({ value }) => !placed.has(value));
  return { main, beside: [...beside, ...others.map(({ value }) => ({ state: value }))] };
}

function nextOf(states: readonly ArrangedState[], name: string): string[] {
  const known = new Set(states.map(({ value }) => value));
  return (states.find(({ value }) => value === name)?.next ?? []).filter((one) => known.has(one));
}

function findMainLine(states: readonly ArrangedState[], initial: string): string[] {
  const order = states.map(({ value }) => value);
  const start = order.indexOf(initial);
  if (start < 0) return [];
  const best = new Map<number, number[]>();
  for (let at = states.length - 1; at >= start; at -= 1) {
    const ways = nextOf(states, order[at] ?? '')
      .filter((name) => !states[at]?.seldom?.includes(name))
      .map((name) => order.indexOf(name))
      .filter((next) => next > at && states[next]?.tone !== 'danger' && !isPause(states, at, next))
      .filter((next) => at !== start || !isLeaving(states, at, next))
      .map((next) => best.get(next) ?? [next]);
    const wanted = states[at]?.tone === 'success' ? ways.filter((way) => !isUndoing(states, way)) : ways;
    const longest = wanted.toSorted((one, other) => rank(states, other) - rank(states, one))[0] ?? [];
    best.set(at, [at, ...longest]);
  }
  return (best.get(start) ?? []).map((at) => order[at] ?? '');
}

/** Out of a good state and back again, such as from use to disuse: nothing that records are meant to go through. */
function isPause(states: readonly ArrangedState[], at: number, next: number): boolean {
  const [here, there] = [states[at], states[next]];
  return here?.tone === 'success' && there?.tone !== 'success' && there?.next.includes(here.value) === true;
}

/** Out of a good state into doubt, such as a payment that is refunded in part. */
function isUndoing(states: readonly ArrangedState[], way: readonly number[]): boolean {
  return states[way[0] ?? -1]?.tone === 'warning' && way.every((at) => states[at]?.tone !== 'success');
}

/** Out of the good state that records begin in, for good: people resign and places are given up, but nobody waits for that. */
function isLeaving(states: readonly ArrangedState[], at: number, next: number): boolean {
  const [here, there] = [states[at], states[next]];
  return here?.tone === 'success' && there?.final === true && there.tone !== 'success';
}

/** A way is worth its steps; one that ends well is worth one more than one that ends anywhere. */
function rank(states: readonly ArrangedState[], way: readonly number[]): number {
  const end = states[way.at(-1) ?? -1];
  return way.length * 2 + (end?.tone === 'success' ? 3 : 0) + (end?.final ? 1 : 0);
}
