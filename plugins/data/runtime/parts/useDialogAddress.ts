import { useRef, useState } from 'react';
import { useWidgetAddress } from 'sala/runtime';

export interface DialogAddress {
  /** The name of the open dialog. */
  current: string | undefined;
  open: (name: string) => void;
  /** Another one in its place, as one step back. */
  swap: (name: string) => void;
  close: () => void;
}

/** Which dialog of an object is open, as its part of the address says: a link opens it, and "back" closes it. */
export function useDialogAddress(uid: string): DialogAddress {
  const [{ dialog }, change] = useWidgetAddress(uid);
  const added = useRef<string>(undefined);
  // The browser goes back a moment after it was told to.
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== dialog) setLeft(undefined);
  return {
    current: dialog === left ? undefined : dialog,
    open: (name) => {
      const before = location.href;
      setLeft(undefined);
      change({ dialog: name }, { push: true, read: false });
      added.current = location.href === before ? undefined : location.href;
    },
    swap: (name) => {
      const isOwn = added.current === location.href;
      change({ dialog: name }, { read: false });
      if (isOwn) added.current = location.href;
    },
    close: () => {
      const isOwn = added.current === location.href;
      added.current = undefined;
      if (!isOwn) return change({ dialog: undefined }, { read: false });
      setLeft(dialog);
      history.back();
    },
  };
}
