import { use, useCallback } from 'react';
import { changeAddress } from '../../engine/layout/changeAddress.ts';
import type { WidgetAddress } from '../../schemas/index.ts';
import { RuntimeContext, useRuntime } from '../context/RuntimeContext.ts';
import { changedBy, setAddress } from './moveAddress.ts';
import { refreshData } from './refreshData.ts';
import { useWidgetState } from './useWidgetState.ts';

export type AddressChanges = Readonly<Record<string, string | undefined>>;

export interface AddressChange {
  /** Leaves an entry in the history, so that "back" undoes it. */
  push?: boolean;
}

export type ChangeAddress = (changes: AddressChanges, how?: AddressChange) => void;

/**
 * An object's own part of the page's address, and how to change it: its data is read for the new one, what is shown stays
 * until it is here. A parameter without a value leaves the address.
 */
export function useWidgetAddress(uid: string): [address: WidgetAddress, change: ChangeAddress] {
  const runtime = useRuntime();
  const address = useWidgetState(uid, (state) => state.address);
  const change: ChangeAddress = useCallback(
    (changes, { push } = {}) => {
      const { data } = runtime.page.get();
      const next = changeAddress(data.address(), uid, changes);
      const changed = changedBy(data, next);
      if (changed.length === 0) return;
      if (!runtime.editing)
        history[push ? 'pushState' : 'replaceState'](
          push ? { sala: Date.now() } : history.state,
          '',
          location.pathname + next + location.hash,
        );
      setAddress(data, next);
      refreshData(runtime, changed);
    },
    [runtime, uid],
  );
  return [address, change];
}

/**
 * The plain link to the same change, which works before scripts do and without any; once they run, a click on it reads only
 * this object's data. To be called while drawing, by a component that uses `useWidgetAddress` too.
 */
export function addressHref(uid: string, changes: AddressChanges): string {
  const address = use(RuntimeContext)?.page.get().data.address() ?? '';
  return changeAddress(address, uid, changes) || '?';
}
