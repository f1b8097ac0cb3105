import { useSyncExternalStore } from 'react';
import { readText } from '../../schemas/text.ts';
import { connection } from '../api/realtime/connection.ts';
import { messages } from '../language/messages.ts';
import { useLanguage } from '../language/useText.ts';

/** A notice while the device has no network or the server cannot be reached: what is shown may be out of date. */
export function OfflineNotice() {
  const language = useLanguage();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const lost = useSyncExternalStore(connection.subscribe, connection.notice, () => undefined);
  const notice = online ? lost : messages.offline;
  return (
    <div role="status" className="s-offline-place">
      {notice && <p className="s-offline">{readText(notice, language)}</p>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  const mounted = new AbortController();
  const { signal } = mounted;
  for (const type of ['online', 'offline']) addEventListener(type, listener, { signal });
  return () => mounted.abort();
}
