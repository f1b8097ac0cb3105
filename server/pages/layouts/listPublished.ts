import type { LayoutSettings } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

export interface PublishedLayout {
  key: string;
  settings: LayoutSettings | null;
  publishedAt: string | null;
}

/** Every published layout of the site, with the settings that decide who may see it. */
export async function listPublished(db: TenantDb): Promise<PublishedLayout[]> {
  const rows = await db.query<{ key: string; settings: LayoutSettings | null; published_at: Date | string | null }>(
    `select key, published -> 'settings' as settings, published_at from layout where published is not null order by key`,
  );
  return rows.map(({ key, settings, published_at }) => ({
    key,
    settings,
    publishedAt: published_at === null ? null : new Date(published_at).toISOString(),
  }));
}
