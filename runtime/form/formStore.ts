import { isAnswer } from '../../engine/layout/form/nothingFilled.ts';
import type { Json } from '../../schemas/index.ts';

export type Check = (value: Json | undefined) => string | undefined;

export interface FieldState {
  value: Json | undefined;
  error: string | undefined;
  touched: boolean;
}

/** The values of the form on a page. Listeners are notified per field, so only the changed field re-renders. */
export interface FormStore {
  read: (name: string) => FieldState;
  /** As the server drew it: what a field begins with that becomes interactive after others have changed it. */
  atStart: (name: string) => FieldState;
  /** All values, for conditions and for sending; the same object while nothing changes. */
  values: () => Record<string, Json>;
  subscribe: (name: string, listener: () => void) => () => void;
  /** Called after any change of a value; for what depends on several fields. */
  subscribeAll: (listener: () => void) => () => void;
  /** Registers a field with its initial value and its check; returns the function that removes the check. */
  register: (name: string, field: FieldRegistration) => () => void;
  set: (name: string, value: Json | undefined) => void;
  /** The person left the field: from now on it shows its error. */
  touch: (name: string) => void;
  setError: (name: string, error: string | undefined) => void;
  /** Checks every field, or those named; returns the invalid ones in order of registration. */
  check: (names?: ReadonlySet<string>) => string[];
  /** The same without secret ones, for what is stored. */
  openValues: () => Record<string, Json>;
  /** Whether it asks something and nothing of it is filled in. */
  isBlank: () => boolean;
  /** Removes the fields with this prefix: those of a removed copy of a row. */
  forget: (prefix: string) => void;
  /** Resets every field to its initial value. */
  reset: () => void;
  /** What may be stored on the device: the values entered, without private ones. */
  draft: () => Record<string, Json>;
  /** Restores the values of a draft: for registered fields now, for others when they register. */
  restore: (draft: Record<string, Json>) => void;
}

export interface FieldRegistration {
  initial?: Json;
  check?: Check;
  /** Never stored on the device, such as a password. */
  isPrivate?: boolean;
  /** Sent to nothing but the call that needs it, such as a password. */
  isSecret?: boolean;
  /** A repeated row: it holds the ids of its copies, which nobody fills in. */
  isGroup?: boolean;
}

const untouched: FieldState = { value: undefined, error: undefined, touched: false };

/** `alsoCheck` judges what the field's own check has let pass. */
export function createFormStore(
  initial: Record<string, Json> = {},
  alsoCheck: (name: string, value: Json | undefined) => string | undefined = () => undefined,
): FormStore {
  const states = createFieldStates(initial);
  const known: Registered = {
    checks: new Map(),
    firsts: new Map(),
    privates: new Set(),
    secrets: new Set(),
    groups: new Set(),
    awaited: new Map(),
    alsoCheck,
  };
  const { checks, firsts, awaited } = known;
  const { read, change, values, subscribe, subscribeAll } = states;
  return {
    read,
    atStart: states.atStart,
    values,
    openValues: () => Object.fromEntries(Object.entries(values()).filter(([name]) => !known.secrets.has(name))),
    subscribe,
    subscribeAll,
    register: (name, field) => registerField(states, known, name, field),
    set: (name, value) => {
      const { touched } = read(name);
      change(name, { value, error: touched ? checks.get(name)?.(value) : undefined });
    },
    touch: (name) => {
      // From then on every change runs the check; an error from the server stays until the value changes.
      if (!read(name).touched) change(name, { touched: true, error: checks.get(name)?.(read(name).value) });
    },
    setError: (name, error) => change(name, { error, touched: true }),
    check: (names) =>
      [...checks.keys()].filter((name) => (!names || names.has(name)) && !isSound(states, checks, name)),
    isBlank: () => isBlank(known, read),
    forget: (prefix) => {
      for (const map of [firsts, checks, awaited])
        for (const name of map.keys()) if (name.startsWith(prefix)) map.delete(name);
      states.forget(prefix);
    },
    ...draftsOf(states, known),
  };
}

/** Going back to the first values, and what is kept of a form on the device. */
function draftsOf(
  { fields, change }: FieldStates,
  { firsts, privates, awaited }: Registered,
): Pick<FormStore, 'reset' | 'draft' | 'restore'> {
  return {
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

/** The states of registered fields, by name. */
interface Registered {
  checks: Map<string, Check>;
  firsts: Map<string, Json | undefined>;
  privates: Set<string>;
  secrets: Set<string>;
  groups: Set<string>;
  /** Draft values for fields that are not registered yet. */
  awaited: Map<string, Json>;
  alsoCheck: (name: string, value: Json | undefined) => string | undefined;
}

function registerField(
  { read, change }: FieldStates,
  { checks, firsts, privates, secrets, groups, awaited, alsoCheck }: Registered,
  name: string,
  { initial: first, check: ownCheck, isPrivate, isSecret, isGroup }: FieldRegistration,
): () => void {
  const check: Check | undefined = ownCheck && ((value) => ownCheck(value) ?? alsoCheck(name, value));
  firsts.set(name, first);
  if (isPrivate) privates.add(name);
  else privates.delete(name);
  if (isSecret) secrets.add(name);
  else secrets.delete(name);
  if (isGroup) groups.add(name);
  const kept = awaited.get(name);
  awaited.delete(name);
  if (kept !== undefined && !isPrivate) change(name, { value: kept });
  else if (first !== undefined && read(name).value === undefined) change(name, { value: first });
  if (check) checks.set(name, check);
  // The person may have left the field before its code was loaded.
  const { touched, error, value } = read(name);
  if (touched && error === undefined) change(name, { error: check?.(value) });
  return () => {
    if (checks.get(name) === check) checks.delete(name);
    // What is not asked for now is not at fault; asked for again, it is checked again.
    if (!checks.has(name) && read(name).error !== undefined) change(name, { error: undefined });
  };
}

function isBlank({ checks, groups }: Registered, read: FieldStates['read']): boolean {
  const asked = [...checks.keys()].filter((name) => !groups.has(name));
  return asked.length > 0 && !asked.some((name) => isAnswer(read(name).value));
}

/** Checks one field, which shows its error from now on. */
function isSound({ read, change }: FieldStates, checks: Registered['checks'], name: string): boolean {
  const error = checks.get(name)?.(read(name).value);
  change(name, { touched: true, error });
  return error === undefined;
}

type FieldStates = ReturnType<typeof createFieldStates>;

/** The states of fields and their listeners. */
function createFieldStates(initial: Record<string, Json>) {
  const fields = new Map(
    Object.entries(initial).map(([name, value]): [string, FieldState] => [name, { ...untouched, value }]),
  );
  const listeners = new Map<string, Set<() => void>>();
  const everyone = new Set<() => void>();
  let given: Record<string, Json> | undefined;
  const read = (name: string) => fields.get(name) ?? untouched;
  const start = new Map(fields);
  return {
    fields,
    read,
    atStart: (name: string) => start.get(name) ?? untouched,
    change: (name: string, part: Partial<FieldState>) => {
      const before = read(name);
      const after = { ...before, ...part };
      if (after.value === before.value && after.error === before.error && after.touched === before.touched) return;
      fields.set(name, after);
      given = undefined;
      for (const listener of listeners.get(name) ?? []) listener();
      if (after.value !== before.value) for (const listener of everyone) listener();
    },
    values: () => {
      given ??= Object.fromEntries(
        [...fields].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
      );
      return given;
    },
    subscribe: (name: string, listener: () => void) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => own.delete(listener);
    },
    subscribeAll: (listener: () => void) => {
      everyone.add(listener);
      return () => everyone.delete(listener);
    },
    forget: (prefix: string) => {
      for (const name of fields.keys()) if (name.startsWith(prefix)) fields.delete(name);
      given = undefined;
      for (const listener of everyone) listener();
    },
  };
}
