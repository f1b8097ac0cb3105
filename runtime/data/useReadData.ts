import { useCallback } from 'react';
import { changeAddress } from '../../engine/layout/reading/changeAddress.ts';
import type { Json } from '../../schemas/index.ts';
import { FailedRead } from '../context/failedRead.ts';
import { useRuntime } from '../context/RuntimeContext.ts';
import type { AddressChanges } from './useWidgetAddress.ts';

export type ReadData = (changes: AddressChanges, signal: AbortSignal) => Promise<Readonly<Record<string, Json>>>;

/** Reads what an object would show at another address, without showing it: for rows beside those that it shows. */
export function useReadData(uid: string): ReadData {
  const runtime = useRuntime();
  return useCallback(
    async (changes, signal) => {
      const { requestPageData } = await import('./requestPageData.ts');
      const query = changeAddress(runtime.page.get().data.address(), uid, changes);
      const answer = await requestPageData(runtime, { query, uids: [uid] }, { signal });
      if (answer.failed?.includes(uid)) throw new FailedRead(answer.reasons?.[uid]);
      return answer.data[uid] ?? {};
    },
    [runtime, uid],
  );
}
