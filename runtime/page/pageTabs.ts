import type { Layout } from '../../schemas/index.ts';
import { createPart } from '../context/createPart.ts';

/** The code for pages with tabs; other pages do without. */
export const pageTabs = createPart(() => import('./PageTabs.tsx').then((module) => module.PageTabs));

/** A form's tabs are its steps; any other page shows one tab at a time. */
export function hasPageTabs({ kind, tabs = [] }: Pick<Layout, 'kind' | 'tabs'>): boolean {
  return kind !== 'form' && tabs.length > 1;
}
