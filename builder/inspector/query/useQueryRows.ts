import { useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { type QueryRows, type RowsQuery, readQueryRows } from '../../api/queryRows.ts';

/** What a query finds now, or why it was refused; `rows` of the query before stay until the next ones are there. */
export interface QueryAnswer {
  found?: QueryRows;
  /** Empty when the server was not reached. */
  failure?: string;
  isBehind: boolean;
}

/** How long to wait for more typing before the query is asked. */
const pauseMs = 400;

/** Asks the query again after it changed, once typing has paused. */
export function useQueryRows(query: RowsQuery): QueryAnswer {
  const { api } = useRuntime();
  const [answer, setAnswer] = useState<{ asked: string; found?: QueryRows; failure?: string }>({ asked: '' });
  const asked = useMemo(() => JSON.stringify(query), [query]);
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => {
      readQueryRows(api, JSON.parse(asked)).then(
        (found) => isHere && setAnswer({ asked, found }),
        (error) => isHere && setAnswer({ asked, failure: error instanceof Error ? error.message : String(error) }),
      );
    }, pauseMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [api, asked]);
  return { ...answer, isBehind: answer.asked !== asked };
}
