import type { Json } from '../../schemas/index.ts';

export type Check = (value: Json | undefined) => string | undefined;

export interface FieldState {
  value: Json | undefined;
  error: string | undefined;
  touched: boolean;
}

/** The values being filled in on a page. Listeners are told field by field, so only the touched field re-renders. */
export interface FormStore {
  read: (name: string) => FieldState;
  /** All values, for conditions and for sending; one and the same object while nothing changes. */
  values: () => Record<string, Json>;
  subscribe: (name: string, listener: () => void) => () => void;
  /** Told after any change of a value; for what depends on several fields. */
  subscribeAll: (listener: () => void) => () => void;
  /** Makes a field known with its first value and its check; gives back how to forget the check. */
  register: (name: string, field: FieldRegistration) => () => void;
  set: (name: string, value: Json | undefined) => void;
  /** The person left the field: from now on it shows its error. */
  touch: (name: string) => void;
  setError: (name: string, error: string | undefined) => void;
  /** Checks every field, or those named; the names of those at fault, in the order they were registered. */
  check: (names?: ReadonlySet<string>) => string[];
  /** Forgets everything about the fields whose names begin so: the copy of a row that was taken away. */
  forget: (prefix: string) => void;
  /** Every field as it was at first. */
  reset: () => void;
  /** What may be kept on the device: the values that somebody gave, without the private ones. */
  draft: () => Record<string, Json>;
  /** Gives fields the values of a draft: those that are known now, the others as they come. */
  restore: (draft: Record<string, Json>) => void;
}

export interface FieldRegistration {
  initial?: Json;
  check?: Check;
  /** Never kept on the device, such as a password. */
  isPrivate?: boolean;
}

const untouched: FieldState = { value: undefined, error: undefined, touched: false };

export function createFormStore(initial: Record<string, Json> = {}): FormStore {
  const fields = new Map<string, FieldState>(
    Object.entries(initial).map(([name, value]) => [name, { ...untouched, value }]),
  );
  const checks = new Map<string, Check>();
  const listeners = new Map<string, Set<() => void>>();
  const everyone = new Set<() => void>();
  const firsts = new Map<string, Json | undefined>();
  const privates = new Set<string>();
  const awaited = new Map<string, Json>();
  let known: Record<string, Json> | undefined;

  const read = (name: string) => fields.get(name) ?? untouched;
  const change = (name: string, part: Partial<FieldState>) => {
    const before = read(name);
    const after = { ...before, ...part };
    if (after.value === before.value && after.error === before.error && after.touched === before.touched) return;
    fields.set(name, after);
    known = undefined;
    for (const listener of listeners.get(name) ?? []) listener();
    if (after.value !== before.value) for (const listener of everyone) listener();
  };

  return {
    read,
    values: () => {
      known ??= Object.fromEntries(
        [...fields].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
      );
      return known;
    },
    subscribe: (name, listener) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => own.delete(listener);
    },
    subscribeAll: (listener) => {
      everyone.add(listener);
      return () => everyone.delete(listener);
    },
    register: (name, { initial: first, check, isPrivate }) => {
      firsts.set(name, first);
      if (isPrivate) privates.add(name);
      else privates.delete(name);
      const kept = awaited.get(name);
      awaited.delete(name);
      if (kept !== undefined && !isPrivate) change(name, { value: kept });
      else if (first !== undefined && read(name).value === undefined) change(name, { value: first });
      if (check) checks.set(name, check);
      // Whoever is quick has left the field before its code was here.
      const { touched, error, value } = read(name);
      if (touched && error === undefined) change(name, { error: check?.(value) });
      return () => {
        if (checks.get(name) === check) checks.delete(name);
      };
    },
    set: (name, value) => {
      const { touched } = read(name);
      change(name, { value, error: touched ? checks.get(name)?.(value) : undefined });
    },
    touch: (name) => {
      // From then on every change checks; what the server refused stays until the value is another.
      if (!read(name).touched) change(name, { touched: true, error: checks.get(name)?.(read(name).value) });
    },
    setError: (name, error) => change(name, { error, touched: true }),
    check: (names) => {
      const wrong: string[] = [];
      for (const [name, check] of checks) {
        if (names && !names.has(name)) continue;
        const error = check(read(name).value);
        change(name, { touched: true, error });
        if (error !== undefined) wrong.push(name);
      }
      return wrong;
    },
    forget: (prefix) => {
      for (const map of [fields, firsts, checks, awaited])
        for (const name of map.keys()) if (name.startsWith(prefix)) map.delete(name);
      known = undefined;
    },
    reset: () => {
      awaited.clear();
      for (const name of fields.keys()) change(name, { ...untouched, value: firsts.get(name) });
    },
    draft: () => {
      const given = [...fields].filter(
        ([name, { value }]) => value !== undefined && !privates.has(name) && value !== firsts.get(name),
      );
      return Object.fromEntries(given.map(([name, { value }]) => [name, value ?? null]));
    },
    restore: (draft) => {
      for (const [name, value] of Object.entries(draft))
        if (!firsts.has(name)) awaited.set(name, value);
        else if (!privates.has(name)) change(name, { value });
    },
  };
}
