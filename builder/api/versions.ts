import type { Api } from '../../runtime/api/createApi.ts';
import type { ReadyMade } from './readyMade.ts';

/** A version of a layout that was published once. */
export interface PublishedVersion {
  version: number;
  publishedAt: string;
  by: string | null;
  role: string | null;
  name: string | null;
  /** Visitors see it now. */
  isCurrent: boolean;
}

export interface VersionList {
  versions: PublishedVersion[];
  /** Whether the page has an original: a plugin ships it, or it is written for a collection. It is version 0. */
  hasOriginal: boolean;
}

/** The number of the original. */
export const originalVersion = 0;

/** A page of the published versions, the latest first. */
export async function listVersions(api: Api, key: string, page = 1): Promise<VersionList> {
  const path = `/api/layout/versions?key=${encodeURIComponent(key)}&page=${page}&limit=${versionsAtOnce}`;
  return (await api<{ data: VersionList }>(path)).data;
}

export const versionsAtOnce = 50;

/** A version as it was, and as it would be drawn now. */
export async function readVersion(api: Api, key: string, version: number): Promise<ReadyMade> {
  const path = `/api/layout/version?key=${encodeURIComponent(key)}&version=${version}`;
  return (await api<{ data: ReadyMade }>(path)).data;
}

export async function nameVersion(api: Api, change: { key: string; version: number; name: string | null }) {
  await api('/api/layout/version', { method: 'PUT', body: change });
}
