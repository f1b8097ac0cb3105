import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import type { Layout, WidgetDefinition } from '../../schemas/index.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { Builder } from '../shell/Builder.tsx';
import { createFakeApi } from './createFakeApi.ts';
import { demoLayout } from './demoLayout.ts';
import { FakeParts } from './FakeBuilder.tsx';
import { fakeCatalog } from './fakeCatalog.ts';
import { WithApi } from './WithApi.tsx';

const title = { th: 'บล็อก', en: 'Synced block' };
const synced: WidgetDefinition = {
  type: 'synced',
  title,
  icon: 'component',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  block: { name: 'block', changes: 'changes', copiedTo: 'card' },
  props: {
    type: 'object',
    properties: {
      block: { type: 'string', default: '', 'x-title': title, 'x-control': 'block' },
      changes: { type: 'object', properties: {}, 'x-title': title, 'x-control': 'block-changes' },
    },
  },
};
const asset = { src: '/fake/synced.js', view: 'View', css: [], imports: [], hydrate: 'never', version: 1 } as const;
const catalog = createCatalog([
  ...fakeCatalog.entries,
  { definition: synced, asset: { ...asset, css: [], imports: [] } },
]);

interface Kept {
  layout: Layout;
  isPublished: boolean;
}

/** Opens the demo layout in a builder that has saved blocks; cleaned up after the test. */
export async function openBlockBuilder({ api, layouts: blocks = {} }: { api: Api; layouts?: Record<string, Layout> }) {
  await page.viewport(1280, 800);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const main = createFakeApi(structuredClone(demoLayout));
  const layouts: Record<string, Kept> = {};
  const answer = (key: string, layout: Layout) => ({ key, draft: layout, published: layout, version: 1 });
  const fake: typeof main = {
    ...main,
    read: async (key) => (blocks[key] ? answer(key, blocks[key]) : main.read(key)),
    save: async (change) => {
      if (change.key === main.stored.key) return main.save(change);
      layouts[change.key] = { layout: change.layout, isPublished: false };
      return answer(change.key, change.layout);
    },
    publish: async (change) => {
      const kept = layouts[change.key];
      if (!kept) return main.publish(change);
      kept.isPublished = true;
      return answer(change.key, kept.layout);
    },
  };
  root.render(
    <FakeParts layout={demoLayout} language="en" catalog={catalog} api={fake}>
      <WithApi api={api}>
        <Builder name="หน้าแรก" exitHref="#" />
      </WithApi>
    </FakeParts>,
  );
  await waitFor(() => {
    if (!document.querySelector('[data-node="title"]')) throw new Error('not drawn yet');
  });
  return { layouts, read: () => main.stored.draft ?? demoLayout };
}
