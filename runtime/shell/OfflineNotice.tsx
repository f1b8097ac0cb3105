import { useSyncExternalStore } from 'react';
import { useText } from '../language/useText.ts';

export function OfflineNotice() {
  const say = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="s-offline-place">
      {!online && <p className="s-offline">{say('offline')}</p>}
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
