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
  /** All values, for conditions and for sending. */
  values: () => Record<string, Json>;
  subscribe: (name: string, listener: () => void) => () => void;
  /** Told after any change of a value; for what depends on several fields. */
  subscribeAll: (listener: () => void) => () => void;
  /** Makes a field known with its first value and its check; gives back how to forget the check. */
  register: (name: string, field: { initial?: Json; check?: Check }) => () => void;
  set: (name: string, value: Json | undefined) => void;
  /** The person left the field: from now on it shows its error. */
  touch: (name: string) => void;
  setError: (name: string, error: string | undefined) => void;
  /** Checks every field; the names of those at fault, in the order they were registered. */
  check: () => string[];
}

const untouched: FieldState = { value: undefined, error: undefined, touched: false };

export function createFormStore(initial: Record<string, Json> = {}): FormStore {
  const fields = new Map<string, FieldState>(
    Object.entries(initial).map(([name, value]) => [name, { ...untouched, value }]),
  );
  const checks = new Map<string, Check>();
  const listeners = new Map<string, Set<() => void>>();
  const everyone = new Set<() => void>();

  const read = (name: string) => fields.get(name) ?? untouched;
  const change = (name: string, part: Partial<FieldState>) => {
    const before = read(name);
    const after = { ...before, ...part };
    if (after.value === before.value && after.error === before.error && after.touched === before.touched) return;
    fields.set(name, after);
    for (const listener of listeners.get(name) ?? []) listener();
    if (after.value !== before.value) for (const listener of everyone) listener();
  };

  return {
    read,
    values: () => {
      const known = [...fields].filter(([, field]) => field.value !== undefined);
      return Object.fromEntries(known.map(([name, field]) => [name, field.value ?? null]));
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
    register: (name, { initial: first, check }) => {
      if (first !== undefined && read(name).value === undefined) change(name, { value: first });
      if (check) checks.set(name, check);
      return () => {
        if (checks.get(name) === check) checks.delete(name);
      };
    },
    set: (name, value) => {
      const { touched } = read(name);
      change(name, { value, error: touched ? checks.get(name)?.(value) : undefined });
    },
    touch: (name) => change(name, { touched: true, error: checks.get(name)?.(read(name).value) }),
    setError: (name, error) => change(name, { error, touched: true }),
    check: () => {
      const wrong: string[] = [];
      for (const [name, check] of checks) {
        const error = check(read(name).value);
        change(name, { touched: true, error });
        if (error !== undefined) wrong.push(name);
      }
      return wrong;
    },
  };
}
