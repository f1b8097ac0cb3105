import { useEffect, useRef, useState } from 'react';
import { loadUploader, type StoredFile, type Upload, type UploadState, type UploadTarget, useApi } from 'sala/runtime';

export interface Sending {
  key: string;
  name: string;
  state: UploadState;
  upload: Upload;
}

/** The files that are on their way to a record; each arrives with its place among those that were chosen. */
export function useSending(target: UploadTarget | undefined, onArrived: (file: StoredFile, place: number) => void) {
  const api = useApi();
  const [sendings, setSendings] = useState<Sending[]>([]);
  const latest = useRef({ onArrived, sendings });
  latest.current = { onArrived, sendings };
  const chosen = useRef(0);

  // A page that is left gives up what has not arrived: nothing would list it.
  useEffect(
    () => () => {
      for (const { upload } of latest.current.sendings) upload.cancel();
    },
    [],
  );

  const drop = (key: string) => setSendings((all) => all.filter((one) => one.key !== key));

  async function send(files: readonly File[]): Promise<void> {
    if (!target) return;
    const { startUpload } = await loadUploader();
    for (const file of files) {
      const key = crypto.randomUUID();
      const place = chosen.current++;
      const upload = startUpload({ api, file, name: file.name, target });
      setSendings((all) => [...all, { key, name: file.name, state: upload.read(), upload }]);
      upload.subscribe(() => {
        const state = upload.read();
        if (state.file) {
          latest.current.onArrived(state.file, place);
          drop(key);
        } else setSendings((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
      });
    }
  }

  return {
    sendings,
    send,
    cancel: ({ key, upload }: Sending) => {
      upload.cancel();
      drop(key);
    },
  };
}
