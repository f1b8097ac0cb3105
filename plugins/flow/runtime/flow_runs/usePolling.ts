import { useEffect, useRef } from 'react';
import { useWidgetData } from 'sala/runtime';

/** How often an open run is read again, in milliseconds: nothing tells the page of its steps. */
const pause = 2500;

/** Reads the data of the widget again and again while something goes on, and the page is in sight. */
export function usePolling(uid: string, goesOn: boolean): () => void {
  const { refresh } = useWidgetData(uid);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => !document.hidden && latest.current(), pause);
    return () => clearInterval(timer);
  }, [goesOn]);
  return () => latest.current();
}
