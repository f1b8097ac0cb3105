import type { Layout } from '../../schemas/index.ts';
import type { TestApp } from './testApp.ts';

/** Stores a layout as the administrator of a site and publishes it. */
export async function publishLayout(
  test: TestApp,
  { host, key, layout }: { host: string; key: string; layout: Layout },
): Promise<void> {
  const asAdmin = test.as('admin');
  const read = await asAdmin(`/api/layout?key=${encodeURIComponent(key)}`, { host });
  const version = read.status === 200 ? read.json().data.version : 0;
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version } });
  if (saved.status !== 200) throw new Error(saved.text);
  const body = { key, version: saved.json().data.version };
  const published = await asAdmin('/api/layout/publish', { host, method: 'POST', body });
  if (published.status !== 200) throw new Error(published.text);
}
