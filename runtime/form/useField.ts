import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { Json, LayoutObject } from '../../schemas/index.ts';
import { useFieldScope } from './FieldScope.tsx';
import { useForm } from './FormContext.tsx';
import type { FieldRegistration, FieldState } from './formStore.ts';

export interface Field extends FieldState {
  name: string;
  /** Id for the label, and with `-error` and `-help` for its descriptions. */
  id: string;
  setValue: (value: Json | undefined) => void;
  /** For `onBlur`. */
  touch: () => void;
  setError: (error: string | undefined) => void;
}

/** Connects a field to the surrounding form; re-renders for changes of this field only. */
export function useField(object: Pick<LayoutObject, 'uid' | 'name'>, options: FieldRegistration = {}): Field {
  const form = useForm();
  const id = useId();
  const name = useFieldScope() + (object.name || object.uid);
  const latest = useRef(options);
  latest.current = options;

  useEffect(
    () => form.register(name, { ...latest.current, check: (value) => latest.current.check?.(value) }),
    [form, name],
  );
  const subscribe = useCallback((listener: () => void) => form.subscribe(name, listener), [form, name]);
  const snapshot = () => form.read(name);
  const state = useSyncExternalStore(subscribe, snapshot, () => form.atStart(name));
  const setValue = useCallback((value: Json | undefined) => form.set(name, value), [form, name]);
  const touch = useCallback(() => form.touch(name), [form, name]);
  const setError = useCallback((error: string | undefined) => form.setError(name, error), [form, name]);

  return { ...state, value: state.value ?? options.initial, name, id, setValue, touch, setError };
}
