import '../styles.css';
import { type PropsWithChildren, useState } from 'react';
import { createApi } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { blockStyles } from '../../runtime/render/blockStyles.ts';
import type { Language, Layout, PagePayload } from '../../schemas/index.ts';
import type { StoredLayout } from '../api/layouts.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { Builder } from '../shell/Builder.tsx';
import { PartsProvider } from '../shell/PartsProvider.tsx';
import type { LocalCopies } from '../state/save/localCopy.ts';
import { createFakeApi } from './createFakeApi.ts';
import { fakeCatalog } from './fakeCatalog.ts';
import { createFakeViews } from './fakeViews.tsx';

await blockStyles.load();

interface Props {
  layout: Layout;
  language?: Language;
  catalog?: Catalog;
  api?: ReturnType<typeof createFakeApi>;
}

/** The builder on a layout in memory, with a few plain widgets; for tests and stories. */
export function FakeBuilder(props: Props) {
  return (
    <FakeParts {...props}>
      <Builder name="หน้าแรก" exitHref="#" />
    </FakeParts>
  );
}

/** What a single part of the builder needs around it. */
export function FakeParts({
  layout,
  language = 'th',
  catalog = fakeCatalog,
  api,
  children,
}: Props & PropsWithChildren) {
  const [{ server, stored, runtime }] = useState(() => {
    const made = api ?? createFakeApi(layout);
    const copy: StoredLayout = structuredClone(made.stored);
    return { server: made, stored: copy, runtime: createFakeRuntime(catalog, language) };
  });
  return (
    <RuntimeContext value={runtime}>
      <PartsProvider stored={stored} catalog={catalog} api={server} language={language} copies={noCopies}>
        {children}
      </PartsProvider>
    </RuntimeContext>
  );
}

const noCopies: LocalCopies = { read: () => undefined, write: () => {}, remove: () => {} };

function createFakeRuntime(catalog: Catalog, language: Language): Runtime {
  const payload: PagePayload = {
    route: { path: '/builder', plugin: 'cms', params: {} },
    layout: { version: 1, kind: 'page', settings: {}, rows: [] },
    data: {},
    meta: { title: '', language },
    site: {
      id: 'site',
      name: 'ศาลา',
      type: 'origin',
      language,
      timeZone: 'Asia/Bangkok',
      currency: 'THB',
      theme: {},
      plugins: [],
      userMenuEndpoint: '',
    },
    session: { user: null, role: 'admin', language },
    menu: [],
    widgets: {},
  };
  return {
    page: createPageStore(payload),
    views: createFakeViews(catalog),
    navigate: async () => {},
    api: createApi(),
    editing: true,
  };
}
