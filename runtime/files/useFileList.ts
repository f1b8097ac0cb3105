import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../context/useApi.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import type { StoredFile } from './upload/upload.ts';

export interface FileList {
  data: StoredFile[];
  total: number;
  paging: { page: number; limit: number; totalPages: number };
  used: number;
  quota: number;
}

const pageSize = 24;
const pauseMs = 250;

/** A page of the site's files that match; the previous page stays until it is loaded. */
export function useFileList(search: { text: string; kind: string; page: number; version: number }) {
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState<{ list?: FileList; failure?: string }>({});
  const [turn, setTurn] = useState(0);
  const { text, kind, page, version } = search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and `version` ask for the same again; the rest never changes
  useEffect(() => {
    let wanted = true;
    const query = new URLSearchParams({ search: text, kind, page: String(page), limit: String(pageSize) });
    const timer = setTimeout(
      () =>
        api<FileList>(`/api/files?${query}`).then(
          (list) => wanted && setState({ list }),
          (error) => wanted && setState((before) => ({ ...before, failure: explain(error) })),
        ),
      text === '' ? 0 : pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, kind, page, version, turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, reload };
}
