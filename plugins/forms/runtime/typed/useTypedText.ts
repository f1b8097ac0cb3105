import { useState } from 'react';
import type { useField } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { type TextElement, useSelectOnEntry } from './useSelectOnEntry.ts';

interface Options {
  value: Json | undefined;
  show: (value: Json) => string;
  read: (text: string) => Json | undefined;
  change: (value: Json | undefined) => void;
  touch: ReturnType<typeof useField>['touch'];
  /** Several lines: tabbing into them does not select all. */
  keepsCaret?: boolean;
}

/** A text input for a value that is no text: as typed while it has the focus, else as the value is shown. */
export function useTypedText<Entered extends TextElement = HTMLInputElement>(options: Options) {
  const { value, show, read, change, touch, keepsCaret } = options;
  const [typed, setTyped] = useState<string>();
  const selection = useSelectOnEntry<Entered>(typed !== undefined && !keepsCaret);
  const isUnread = typeof value === 'string' && read(value) === undefined;
  const shown = value === undefined || value === null ? '' : isUnread ? value : show(value);
  return {
    ...selection,
    value: typed ?? shown,
    onFocus: () => setTyped(shown),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      change(target.value.trim() === '' ? undefined : (read(target.value) ?? target.value));
    },
    onBlur: () => {
      setTyped(undefined);
      touch();
    },
  };
}
