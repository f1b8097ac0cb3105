import { drawWhenLoaded } from '../aria/drawWhenLoaded.tsx';
import type { ComboboxProps } from './comboboxProps.ts';
import { NativeChoice } from './NativeChoice.tsx';

/** A field of staff's screens and of the builder with a list under it, which what is typed narrows. */
export const Combobox = drawWhenLoaded<ComboboxProps>(
  async () => (await import('./AriaCombobox.tsx')).AriaCombobox,
  NativeChoice,
);
