import { useSyncExternalStore } from 'react';

/** The tool that is open, one at a time; `lock` is done at once. */
export type Panel = 'palette' | 'sites' | 'keys' | 'lock' | undefined;

let open: Panel;
const changed = new EventTarget();

export function openPanel(panel: Panel): void {
  open = panel;
  changed.dispatchEvent(new Event('change'));
}

export function usePanel(): Panel {
  return useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    () => open,
    () => undefined,
  );
}
