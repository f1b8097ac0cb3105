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

/** Records that contain the typed text; searched when typing pauses. */
export function useFoundRecords(query: string): Command[] {
  const api = useApi();
  const navigate = useNavigate();
  const say = useText(staffTexts);
  const [hits, setHits] = useState<Hit[]>([]);
  useEffect(() => {
    const words = query.trim();
    if (words.length < shortest) {
      setHits([]);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api<{ data: Hit[] }>(`/api/search?query=${encodeURIComponent(words)}`, { signal: gone.signal }).then(
        ({ data }) => setHits(data),
        () => undefined, // pages and commands stay available
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, query]);
  const group = say('records');
  return hits.flatMap(({ collection, collectionTitle, id, title, path }) =>
    path ? [{ key: `record ${collection} ${id}`, title, note: collectionTitle, group, run: () => navigate(path) }] : [],
  );
}
