import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { listVersions, nameVersion, type VersionList, versionsAtOnce } from '../../api/versions.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

export interface Versions {
  /** `failed` when the list cannot be had, undefined while it is on its way. */
  list: VersionList | 'failed' | undefined;
  hasMore: boolean;
  readMore: () => void;
  retry: () => void;
  rename: (version: number, name: string) => Promise<boolean>;
}

/** The published versions of the layout that is edited. */
export function useVersions(): Versions {
  const { draft } = useBuilder();
  const { api } = useRuntime();
  const [list, setList] = useState<Versions['list']>();
  const [page, setPage] = useState(1);
  const [hasMore, setMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isHere = true;
    listVersions(api, draft.key, page).then(
      (found) => {
        if (!isHere) return;
        setMore(found.versions.length === versionsAtOnce);
        setList((known) => (page > 1 && isList(known) ? join(known, found) : found));
      },
      () => isHere && setList('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [api, draft, page, attempt]);
  const rename = async (version: number, text: string) => {
    const name = text.trim() || null;
    const isKept = await nameVersion(api, { key: draft.key, version, name }).then(
      () => true,
      () => false,
    );
    if (isKept) setList((known) => (isList(known) ? putName(known, version, name) : known));
    return isKept;
  };
  return {
    list,
    hasMore,
    rename,
    readMore: () => setPage(page + 1),
    retry: () => {
      setList(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function putName(list: VersionList, version: number, name: string | null): VersionList {
  const versions = list.versions.map((each) => (each.version === version ? { ...each, name } : each));
  return { ...list, versions };
}

function isList(list: Versions['list']): list is VersionList {
  return list !== undefined && list !== 'failed';
}

function join(known: VersionList, more: VersionList): VersionList {
  return { ...more, versions: [...known.versions, ...more.versions] };
}
