import { useEffect, useState } from 'react';
import { Icon, Link, useApi, useText } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import {
  findNeighbours,
  followList,
  listWithoutOrigin,
  recallList,
  rememberList,
  type SeenList,
} from '../record/neighbours.ts';
import { createReadBeside } from '../record/readBeside.ts';
import { recordTexts } from '../record/recordTexts.ts';

/** The way back to the list, and the records beside this one in its order. */
export function Neighbours({ answer }: { answer: RecordAnswer }) {
  const say = useText(recordTexts);
  const { collection, paths, title } = answer;
  const id = String(answer.record?.id);
  const list = useFollowed(collection, id, paths.whole);
  const beside = list && findNeighbours(list, id);
  const pathOf = (other: string | undefined) =>
    other === undefined ? undefined : paths.detail?.replace(encodeURIComponent(id), encodeURIComponent(other));
  return (
    <nav className="w-record-head__way" aria-label={title}>
      {paths.list && (
        <Link to={list?.path ?? paths.list}>
          <Icon name="arrow-left" size={16} />
          {title}
        </Link>
      )}
      {beside && (
        <span className="w-record-head__beside">
          <Beside path={pathOf(beside.previous)} icon="chevron-up" label={say('previous')} keys="k" />
          <Beside path={pathOf(beside.next)} icon="chevron-down" label={say('next')} keys="j" />
          {beside.at !== undefined && beside.count !== undefined && (
            <span>{say('position', { at: String(beside.at), count: String(beside.count) })}</span>
          )}
        </span>
      )}
    </nav>
  );
}

/** The list that this tab came from, else that of the collection, with the rows around the record. */
function useFollowed(collection: string, id: string, usual: string | undefined): SeenList | undefined {
  const api = useApi();
  const [list, setList] = useState<SeenList>();
  useEffect(() => {
    const known = recallList(collection) ?? (usual ? listWithoutOrigin(usual, id) : undefined);
    setList(known);
    if (!known) return;
    const stop = new AbortController();
    const keep = (followed: SeenList) => {
      if (stop.signal.aborted || !findNeighbours(followed, id)) return;
      setList(followed);
      rememberList(collection, followed);
    };
    // Without an answer the records that are known still lead to each other.
    followList(known, id, createReadBeside(api, stop.signal)).then(keep, () => undefined);
    return () => stop.abort();
  }, [api, collection, id, usual]);
  return list;
}

function Beside({ path, icon, label, keys }: { path: string | undefined; icon: string; label: string; keys: string }) {
  if (!path) return null;
  return (
    <Link to={path} aria-label={label} title={`${label} (${keys})`} aria-keyshortcuts={keys}>
      <Icon name={icon} size={18} />
    </Link>
  );
}
