import type { Root } from 'react-dom/client';
import { ApiError } from '../../runtime/api/ApiError.ts';
import { type Api, createApi } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import { blockStyles } from '../../runtime/render/blockStyles.ts';
import { loadViewModule } from '../../runtime/render/widgets/loadViewModule.ts';
import { corePaths, type PagePayload } from '../../schemas/index.ts';
import { createLayoutApi, type StoredLayout } from '../api/layouts.ts';
import { readCatalog } from '../api/readCatalog.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { nameEdited } from '../document/catalog/nameEdited.ts';
import { toEditor } from '../document/convert/toEditor.ts';
import { readKeptLanguage } from '../language/keptLanguage.ts';
import { createSay } from '../language/LanguageProvider.tsx';
import { Builder } from './Builder.tsx';
import { PartsProvider } from './PartsProvider.tsx';
import { StartScreen } from './StartScreen.tsx';

/** Loads the layout and the widgets, and opens the builder on them. */
export async function openBuilder(root: Root, payload: PagePayload): Promise<void> {
  const language = readKeptLanguage(payload) ?? payload.session.language;
  const asked = new URLSearchParams(location.search);
  const key = asked.get('key') ?? payload.layoutKey ?? '';
  const say = createSay(language, nameEdited(key));
  root.render(<StartScreen title={say('loading')} />);
  const runtime = createRuntime(payload);
  const retry = () => void openBuilder(root, payload);
  try {
    // Any block may get a style while it is edited.
    const [{ stored: found, catalog }] = await Promise.all([fetchParts(runtime.api, key), blockStyles.load()]);
    const stored = nameNew(found, asked.get('title'));
    await loadViews(runtime, catalog, stored);
    root.render(
      <RuntimeContext value={runtime}>
        <PartsProvider stored={stored} catalog={catalog} api={createLayoutApi(runtime.api)} language={language}>
          <Builder name={key.slice(key.indexOf('/') + 1)} exitHref={findExit()} />
        </PartsProvider>
      </RuntimeContext>,
    );
    document.documentElement.dataset.ready = 'builder';
  } catch (error) {
    const way = { href: corePaths.pages, label: say('allPages') };
    if (isUnknown(error)) {
      root.render(<StartScreen title={say('noSuchPage', { key })} detail={say('noSuchPageHint')} way={way} />);
      return;
    }
    const detail = error instanceof Error ? error.message : String(error);
    root.render(
      <StartScreen {...{ title: say('loadFailed'), detail, retryLabel: say('retry'), onRetry: retry, way }} />,
    );
  }
}

/** The key is none, or none of this site: asking again would answer the same. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 404);
}

function createRuntime(payload: PagePayload): Runtime {
  return {
    page: createPageStore(payload),
    views: createViewRegistry(loadViewModule),
    // Links in the edited page do nothing.
    navigate: async () => {},
    api: createApi(),
    editing: true,
  };
}

async function fetchParts(api: Api, key: string): Promise<{ stored: StoredLayout; catalog: Catalog }> {
  const [stored, catalog] = await Promise.all([createLayoutApi(api).read(key), readCatalog(api)]);
  return { stored, catalog };
}

/** A page that does not exist yet is called what was asked for; the first save stores it. */
function nameNew(stored: StoredLayout, title: string | null): StoredLayout {
  const { version, draft } = stored;
  if (version > 0 || !draft || !title) return stored;
  return { ...stored, draft: { ...draft, settings: { ...draft.settings, title } } };
}

/** The views of the page are loaded before it is drawn; a failed one shows its own error later. */
async function loadViews({ views }: Runtime, catalog: Catalog, { draft, published }: StoredLayout): Promise<void> {
  views.add(Object.fromEntries(catalog.entries.map(({ definition, asset }) => [definition.type, asset])));
  const layout = draft ?? published;
  const nodes = layout ? Object.values(toEditor(layout)) : [];
  const types = new Set(nodes.flatMap(({ data }) => catalog.find(data.type)?.definition.type ?? []));
  await Promise.allSettled([...types].map((type) => views.load(type)));
}

/** The previous page on this site, else its home page. */
function findExit(): string {
  const from = document.referrer === '' ? null : new URL(document.referrer);
  return from?.origin === location.origin && from.pathname !== location.pathname ? from.pathname + from.search : '/';
}
