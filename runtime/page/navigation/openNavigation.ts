import type { Navigation, NavigationParts } from './createNavigation.ts';

/** The navigation code is loaded with the first navigation, since most visits are to one page. */
export function openNavigation(parts: NavigationParts): Navigation {
  let opened: Promise<Navigation> | undefined;
  const open = () => {
    opened ??= import('./createNavigation.ts').then((module) => module.createNavigation(parts));
    return opened;
  };
  return {
    navigate: async (href, options) => {
      const navigation = await open().catch(() => undefined);
      if (navigation) await navigation.navigate(href, options);
      else location.assign(href);
    },
    prefetch: async (path) => (await open()).prefetch(path),
  };
}
