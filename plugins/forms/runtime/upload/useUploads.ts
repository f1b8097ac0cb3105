import { useCallback, useEffect, useRef, useState } from 'react';
import { loadUploader, type Upload, type UploadState, type UploadTarget, useApi } from 'sala/runtime';
import type { UploadedFile } from '../../shared/uploadRules.ts';

interface Options {
  files: UploadedFile[];
  target: UploadTarget;
  onChange: (change: (files: UploadedFile[]) => UploadedFile[]) => void;
}

/** What is known here of a file beside its stored value: the file itself, and how its sending goes. */
export interface Sending {
  file?: Blob;
  state?: UploadState;
  /** The browser has lost the file: it must be chosen again to go on. */
  lost?: boolean;
}

interface Held extends Sending {
  upload?: Upload;
}

/** The files of a field on their way. The value of the field says which there are; one that is taken out of it is given up. */
export function useUploads({ files, target, onChange }: Options) {
  const api = useApi();
  const held = useRef(new Map<string, Held>());
  const [, redraw] = useState(0);
  const latest = useRef({ target, onChange });
  latest.current = { target, onChange };

  const note = useCallback((key: string, part: Partial<Held>) => {
    held.current.set(key, { ...held.current.get(key), ...part });
    redraw((turn) => turn + 1);
  }, []);

  const begin = useCallback(
    async (item: UploadedFile, file: Blob) => {
      note(item.key, { file, lost: false });
      const { startUpload } = await loadUploader();
      const upload = startUpload({ api, file, name: item.name, target: latest.current.target, upload: item.upload });
      const follow = () => {
        const state = upload.read();
        note(item.key, { state });
        const part = describeProgress(state);
        latest.current.onChange((all) => replace(all, item.key, part));
      };
      upload.subscribe(follow);
      note(item.key, { upload });
      follow();
    },
    [api, note],
  );

  useEffect(() => {
    const wanted = new Set(files.map(({ key }) => key));
    for (const [key, { upload }] of held.current)
      if (!wanted.has(key)) {
        upload?.cancel();
        held.current.delete(key);
      }
    for (const item of files)
      if (item.status !== 'uploaded' && !held.current.has(item.key)) {
        note(item.key, {});
        void findAgain(item).then((file) => (file ? begin(item, file) : note(item.key, { lost: true })));
      }
  }, [files, begin, note]);

  useEffect(() => {
    const all = held.current;
    return () => {
      // The page is left: what is on its way stays at the server and in the draft.
      for (const { upload } of all.values()) upload?.pause();
    };
  }, []);

  return {
    read: (key: string): Sending => held.current.get(key) ?? {},
    begin,
    pause: (key: string) => held.current.get(key)?.upload?.pause(),
    resume: (key: string) => held.current.get(key)?.upload?.resume(),
  };
}

async function findAgain({ upload }: UploadedFile): Promise<Blob | undefined> {
  if (!upload) return undefined;
  const { findKeptFile } = await loadUploader();
  return findKeptFile(upload);
}

/** What of the state is worth keeping in the form: not every percent, which would tell the whole form each time. */
function describeProgress({ phase, sent, size, upload, file }: UploadState): Partial<UploadedFile> {
  if (file)
    return {
      status: 'uploaded',
      uploadProgress: 100,
      name: file.name,
      outputLink: file.url,
      size: file.size,
      mime: file.mime,
      upload: '',
    };
  const quiet = phase === 'paused' || phase === 'failed';
  return {
    status: phase === 'waiting' ? 'selected' : 'uploading',
    ...(upload && { upload }),
    ...(quiet && { uploadProgress: Math.floor((100 * sent) / size) }),
  };
}

function replace(files: UploadedFile[], key: string, part: Partial<UploadedFile>): UploadedFile[] {
  const before = files.find((file) => file.key === key);
  if (!before) return files;
  const after = { ...before, ...part };
  const isSame = Object.entries(part).every(([name, value]) => before[name as keyof UploadedFile] === value); // its own keys
  return isSame ? files : files.map((file) => (file === before ? after : file));
}
