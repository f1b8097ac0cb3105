import { drawWhenLoaded } from '../aria/drawWhenLoaded.tsx';
import type { DialogProps } from './dialogProps.ts';
import { NativeDialog } from './NativeDialog.tsx';

/** The dialog of staff's screens and of the builder. Escape, the close button and a press outside close it. */
export const Dialog = drawWhenLoaded<DialogProps>(
  async () => (await import('./AriaDialog.tsx')).AriaDialog,
  ({ failed, ...props }) => (failed ? <NativeDialog {...props} /> : null),
);
