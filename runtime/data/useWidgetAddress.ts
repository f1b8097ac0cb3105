import { use, useCallback } from 'react';
import { changeAddress } from '../../engine/layout/reading/changeAddress.ts';
import type { WidgetAddress } from '../../schemas/index.ts';
import { RuntimeContext, useRuntime } from '../context/RuntimeContext.ts';
import { listObjectsChangedBy, setAddress } from '../context/setAddress.ts';
import { useWidgetState } from '../context/useWidgetState.ts';
import { refreshData } from './refreshData.ts';

export type AddressChanges = Readonly<Record<string, string | undefined>>;

export interface AddressChange {
  /** Adds a history entry, so that "back" undoes it. */
  push?: boolean;
  /** False: the object shows the data of the new address already. */
  read?: boolean;
}

export type ChangeAddress = (changes: AddressChanges, how?: AddressChange) => void;

/**
 * An object's own part of the page's URL, and how to change it: its data is read for the new one, the current data
 * stays until then. A parameter without a value is removed from the URL.
 */
export function useWidgetAddress(uid: string): [address: WidgetAddress, change: ChangeAddress] {
  const runtime = useRuntime();
  const address = useWidgetState(uid, (state) => state.address);
  const change: ChangeAddress = useCallback(
    (changes, { push, read = true } = {}) => {
      const { data } = runtime.page.get();
      const next = changeAddress(data.address(), uid, changes);
      const changed = listObjectsChangedBy(data, next);
      if (changed.length === 0) return;
      if (!runtime.editing && runtime.path === undefined)
        history[push ? 'pushState' : 'replaceState'](
          push ? { sala: Date.now() } : history.state,
          '',
          location.pathname + next + location.hash,
        );
      setAddress(data, next);
      refreshData(runtime, read ? changed : changed.filter((one) => one !== uid));
    },
    [runtime, uid],
  );
  return [address, change];
}

/**
 * A plain link to the same change, which works without scripts; with scripts a click reads only this object's data.
 * Call it during render, in a component that also calls `useWidgetAddress`.
 */
export function addressHref(uid: string, changes: AddressChanges): string {
  const address = use(RuntimeContext)?.page.get().data.address() ?? '';
  return changeAddress(address, uid, changes) || '?';
}
