import type { Api } from '../../runtime/api/createApi.ts';

export type PlannedAction = 'publish' | 'unpublish';

export interface Planned {
  action: PlannedAction;
  at: string;
  refusal: string | null;
}

/** Where a page stands, and what time does to it. */
export interface Publication {
  path: string | null;
  published: boolean;
  planned: Planned[];
}

export async function readPublication(api: Api, key: string): Promise<Publication> {
  return (await api<{ data: Publication }>(`/api/layout/publication?key=${encodeURIComponent(key)}`)).data;
}

/** Without a time an earlier wish is taken back. */
export async function planPage(
  api: Api,
  body: { key: string; action: PlannedAction; at: string | null },
): Promise<void> {
  await api('/api/layout/publication', { method: 'PUT', body });
}

export async function renamePage(api: Api, body: { key: string; to: string }): Promise<void> {
  await api('/api/pages/rename', { method: 'POST', body });
}
