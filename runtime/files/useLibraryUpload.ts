import { useState } from 'react';
import { useApi } from '../context/useApi.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { loadUploader } from './upload/loadUploader.ts';
import type { StoredFile } from './upload/upload.ts';

/** An upload to the library, or why it failed. */
export interface Arrival {
  id: string;
  name: string;
  percent: number;
  failure?: string;
}

/** Uploads files to the site's library and reports each one that is complete. */
export function useLibraryUpload(onArrived: (file: StoredFile) => void) {
  const api = useApi();
  const explain = useCallMessage();
  const [arrivals, setArrivals] = useState<Arrival[]>([]);
  const drop = (id: string) => setArrivals((all) => all.filter((each) => each.id !== id));

  async function send(files: File[]) {
    const { startUpload } = await loadUploader();
    for (const file of files) {
      const id = crypto.randomUUID();
      setArrivals((all) => [...all, { id, name: file.name, percent: 0 }]);
      const upload = startUpload({ api, file, name: file.name, target: { purpose: 'library' } });
      const follow = () => {
        const { phase, sent, size, file: stored, error } = upload.read();
        if (stored) {
          drop(id);
          onArrived(stored);
          return;
        }
        const part = {
          percent: Math.floor((100 * sent) / Math.max(1, size)),
          failure: phase === 'failed' ? explain(error) : undefined,
        };
        setArrivals((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
      };
      upload.subscribe(follow);
      follow();
    }
  }
  return { arrivals, send, drop };
}
