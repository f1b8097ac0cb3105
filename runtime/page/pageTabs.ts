import type { Layout } from '../../schemas/index.ts';
import type { PageTabs } from './PageTabs.tsx';

let pageTabs: typeof PageTabs | undefined;

/** A form's tabs are its steps; any other page shows one tab at a time. */
export function hasPageTabs({ kind, tabs = [] }: Pick<Layout, 'kind' | 'tabs'>): boolean {
  return kind !== 'form' && tabs.length > 1;
}

/** Fetches what draws a page in tabs; other pages do without. */
export async function loadPageTabs(): Promise<void> {
  pageTabs ??= (await import('./PageTabs.tsx')).PageTabs;
}

/** What draws a page in tabs; the page has loaded it before it drew anything. */
export function getPageTabs(): typeof PageTabs {
  if (!pageTabs) throw new Error('loadPageTabs comes first');
  return pageTabs;
}
