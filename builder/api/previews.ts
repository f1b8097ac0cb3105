import type { Api } from '../../runtime/api/createApi.ts';
import type { Text } from '../../schemas/index.ts';

/** A link by which people without an account see the draft. */
export interface PreviewLink {
  id: string;
  createdAt: string;
  expiresAt: string;
  by: string | null;
}

export interface Previews {
  /** The roles as which the editor may look at the draft. */
  roles: { id: string; title: Text }[];
  links: PreviewLink[];
}

export const previewTimes = ['day', 'week', 'month'] as const;
export type PreviewTime = (typeof previewTimes)[number];

export async function listPreviews(api: Api, key: string): Promise<Previews> {
  return (await api<{ data: Previews }>(`/api/layout/previews?key=${encodeURIComponent(key)}`)).data;
}

/** Makes a link; its address is shown this once only. */
export async function createPreview(api: Api, body: { key: string; lasts: PreviewTime }): Promise<{ path: string }> {
  return (await api<{ data: { path: string } }>('/api/layout/previews', { method: 'POST', body })).data;
}

export async function revokePreview(api: Api, id: string): Promise<void> {
  await api(`/api/layout/previews/${id}`, { method: 'DELETE' });
}

/** Where the server draws the stored draft as somebody sees it: `as` is a role, `me`, or empty for a visitor. */
export function previewAddress({ key, as, language }: { key: string; as: string; language: string }): string {
  return `/_preview?${new URLSearchParams({ key, as, language })}`;
}
