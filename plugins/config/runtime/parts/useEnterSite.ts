import { useState } from 'react';
import { useApi, useCallMessage } from 'sala/runtime';
import { corePaths } from 'sala/schemas';

/** Opens another site without signing in again, where its staff begin; reports a refusal. */
export function useEnterSite(): { enter: (siteId: string) => Promise<void>; refusal?: string } {
  const api = useApi();
  const explain = useCallMessage();
  const [refusal, setRefusal] = useState<string>();
  return {
    refusal,
    enter: async (siteId) => {
      try {
        const { data } = await api<{ data: { url: string } }>('/api/sites/switch', {
          method: 'POST',
          body: { siteId, path: corePaths.work },
        });
        location.assign(data.url);
      } catch (error) {
        setRefusal(explain(error));
      }
    },
  };
}
