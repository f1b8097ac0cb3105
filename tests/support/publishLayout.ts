import type { Layout } from '../../schemas/index.ts';
import type { TestApp } from './testApp.ts';

/** Stores a layout as somebody of a site, the administrator by default, and publishes it. */
export async function publishLayout(
  test: TestApp,
  { host, key, layout, role = 'admin' }: { host: string; key: string; layout: Layout; role?: string },
): Promise<void> {
  const asRole = test.as(role);
  const read = await asRole(`/api/layout?key=${encodeURIComponent(key)}`, { host });
  const version = read.status === 200 ? read.json().data.version : 0;
  const saved = await asRole('/api/layout', { host, method: 'PUT', body: { key, layout, version } });
  if (saved.status !== 200) throw new Error(saved.text);
  const body = { key, version: saved.json().data.version };
  const published = await asRole('/api/layout/publish', { host, method: 'POST', body });
  if (published.status !== 200) throw new Error(published.text);
}
