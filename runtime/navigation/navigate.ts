import type { PageStore } from '../page/pageStore.ts';
import type { ViewRegistry } from '../widgets/viewRegistry.ts';

export interface NavigateOptions {
  replace?: boolean;
  /** The same place again with fresh content: no new entry in the history, scroll and focus stay. */
  refresh?: boolean;
  /** Back or forward: the address bar has already changed. */
  traverse?: boolean;
}

/** Opens an address of this site without loading the document anew; anything that goes wrong becomes a full load. */
export type Navigate = (href: string, options?: NavigateOptions) => Promise<void>;

export interface Navigation {
  navigate: Navigate;
  /** Asks early for a page that is likely to be opened next. */
  prefetch: (path: string) => Promise<void>;
}

export interface NavigationParts {
  page: PageStore;
  views: ViewRegistry;
  /** Reads data of the shown page again. */
  refresh: (uids: readonly string[]) => void;
}

/** The code for moving between pages is fetched with the first move, for most visits begin and end on one page. */
export function openNavigation(parts: NavigationParts): Navigation {
  const path = location.pathname; // going back, the address bar is ahead of the page
  let opened: Promise<Navigation> | undefined;
  const open = () => {
    opened ??= import('./createNavigation.ts').then(({ createNavigation }) => createNavigation(parts, path));
    return opened;
  };
  return {
    navigate: async (href, options) => {
      const navigation = await open().catch(() => undefined);
      if (navigation) await navigation.navigate(href, options);
      else location.assign(href);
    },
    prefetch: async (path) => {
      const navigation = await open();
      await navigation.prefetch(path);
    },
  };
}
