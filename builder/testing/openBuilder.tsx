import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import type { Layout } from '../../schemas/index.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { Builder } from '../shell/Builder.tsx';
import type { createFakeApi } from './createFakeApi.ts';
import { demoLayout } from './demoLayout.ts';
import { FakeParts } from './FakeBuilder.tsx';
import { fakeCatalog } from './fakeCatalog.ts';
import { WithApi } from './WithApi.tsx';

interface Options {
  width?: number;
  height?: number;
  layout?: Layout;
  catalog?: Catalog;
  /** What stores the layout. */
  server?: ReturnType<typeof createFakeApi>;
}

/** Opens a layout in the whole builder, in English, with this server behind it; cleaned up after the test. */
export async function openBuilder(
  api: Api,
  { width = 1280, height = 800, layout = demoLayout, catalog = fakeCatalog, server }: Options = {},
): Promise<void> {
  await page.viewport(width, height);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <FakeParts layout={structuredClone(layout)} language="en" catalog={catalog} api={server}>
      <WithApi api={api}>
        <Builder name="หน้าแรก" exitHref="#" />
      </WithApi>
    </FakeParts>,
  );
}
