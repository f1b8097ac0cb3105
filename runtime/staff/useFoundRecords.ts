import { useEffect, useState } from 'react';
import { useApi } from '../context/useApi.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { useText } from '../language/useText.ts';
import type { Command } from './command.ts';
import { staffTexts } from './staffTexts.ts';

interface Hit {
  collection: string;
  collectionTitle: string;
  id: string;
  title: string;
  /** Where the record is shown, if a screen shows it. */
  path?: string;
}

const restMs = 200;
const shortest = 2;
const nothing = { words: '', hits: [] };

/** Records that contain the typed text, searched when typing pauses; those of an earlier text stay until the search has answered. */
export function useFoundRecords(query: string): { records: Command[]; searching: boolean } {
  const api = useApi();
  const navigate = useNavigate();
  const say = useText(staffTexts);
  const [{ hits, words: answered }, setFound] = useState<{ words: string; hits: Hit[] }>(nothing);
  const words = query.trim();
  useEffect(() => {
    if (words.length < shortest) return setFound(nothing);
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api<{ data: Hit[] }>(`/api/search?query=${encodeURIComponent(words)}`, { signal: gone.signal }).then(
        ({ data }) => setFound({ words, hits: data }),
        // Pages and commands stay available.
        () => !gone.signal.aborted && setFound({ words, hits: [] }),
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, words]);
  const group = say('records');
  const records = hits.flatMap(({ collection, collectionTitle, id, title, path }) =>
    path ? [{ key: `record ${collection} ${id}`, title, note: collectionTitle, group, run: () => navigate(path) }] : [],
  );
  return { records, searching: words.length >= shortest && words !== answered };
}
