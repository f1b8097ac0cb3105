import { useEffect, useState } from 'react';
import type { Api } from '../api/createApi.ts';
import { useRuntime } from './RuntimeContext.ts';

/** What the site answers; undefined while it is read and after a failure. `read` stays the same function from draw to draw. */
export function useRead<Answer>(read: (api: Api) => Promise<Answer>): Answer | undefined {
  const { api } = useRuntime();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isHere = true;
    read(api).then(
      (found) => isHere && setAnswer(() => found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api, read]);
  return answer;
}
