import { useSyncExternalStore } from 'react';
import { connection } from '../api/realtime/connection.ts';
import { useText } from '../language/useText.ts';

/** A notice while the device has no network or the server cannot be reached: what is shown may be out of date. */
export function OfflineNotice() {
  const say = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  return (
    <div role="status" className="s-offline-place">
      {(!online || lost) && <p className="s-offline">{say(online ? 'reconnecting' : 'offline')}</p>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
