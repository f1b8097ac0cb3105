import { useCallback, useEffect, useRef, useState } from 'react';
import { loadUploader, type Upload, type UploadState, type UploadTarget, useApi } from 'sala/runtime';
import type { UploadedFile } from '../../shared/uploadRules.ts';

interface Options {
  files: UploadedFile[];
  target: UploadTarget;
  onChange: (change: (files: UploadedFile[]) => UploadedFile[]) => void;
}

/** Local data of a file beside its stored value: the file itself, and its upload state. */
export interface Sending {
  file?: Blob;
  state?: UploadState;
  /** The browser has lost the file: it must be chosen again to continue. */
  lost?: boolean;
}

interface Held extends Sending {
  upload?: Upload;
}

/** The uploads of a field. The field's value lists its files; removing one cancels its upload. */
export function useUploads({ files, target, onChange }: Options) {
  const api = useApi();
  const { held, note } = useHeld();
  const latest = useRef({ target, onChange });
  latest.current = { target, onChange };

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
    dropOthers(held, files);
    for (const item of files)
      if (item.status !== 'uploaded' && !held.has(item.key)) {
        note(item.key, {});
        void findAgain(item).then((file) => (file ? begin(item, file) : note(item.key, { lost: true })));
      }
  }, [files, begin, note, held]);

  return {
    read: (key: string): Sending => held.get(key) ?? {},
    begin,
    pause: (key: string) => held.get(key)?.upload?.pause(),
    resume: (key: string) => held.get(key)?.upload?.resume(),
  };
}

/** What is known of each file, by its key; every note draws anew. */
function useHeld() {
  const { current: held } = useRef(new Map<string, Held>());
  const [, redraw] = useState(0);
  const note = useCallback(
    (key: string, part: Partial<Held>) => {
      held.set(key, { ...held.get(key), ...part });
      redraw((turn) => turn + 1);
    },
    [held],
  );
  useEffect(
    () => () => {
      // On leaving the page, uploads stay on the server and in the draft.
      for (const { upload } of held.values()) upload?.pause();
    },
    [held],
  );
  return { held, note };
}

function dropOthers(held: Map<string, Held>, files: readonly UploadedFile[]): void {
  const wanted = new Set(files.map(({ key }) => key));
  for (const [key, { upload }] of held)
    if (!wanted.has(key)) {
      upload?.cancel();
      held.delete(key);
    }
}

async function findAgain({ upload }: UploadedFile): Promise<Blob | undefined> {
  if (!upload) return undefined;
  const { findPendingFile } = await loadUploader();
  return findPendingFile(upload);
}

/** The part of the state to store in the form: not every percent, which would notify the whole form each time. */
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
