import type { Text } from '../text.ts';

/** The shell drawn around a page. */
export type ShellName = 'default' | 'blank' | 'fullscreen';

/** One line of a plugin's route table. The server guards by it, menus are made from it. */
export interface RouteDefinition {
  path: string;
  /** Roles that may enter; undefined falls back to the plugin's roles. Root passes everywhere. */
  roles?: string[];
  /** False: no sign-in and no role is asked. */
  auth?: boolean;
  title?: Text;
  description?: Text;
  keywords?: string;
  metaTags?: { name: string; content: string }[];
  icon?: string;
  inMenu?: boolean;
  order?: number;
  parent?: string;
  groups?: string[];
  inApp?: boolean;
  inTop?: boolean;
  hasDashboard?: boolean;
  hasSubmenu?: boolean;
  default?: boolean;
  type?: string;
  collection?: string;
  key?: string;
  fullscreen?: boolean;
  shell?: ShellName;
  /** Name of the layout in the plugin's `layouts/`; `source` names a data source of the plugin that picks it instead. */
  layout?: string;
  source?: string;
  /** The program that draws it: the page runtime, or the builder on the layout that the parameter `id` names. */
  entry?: 'page' | 'builder';
  redirect?: string;
  keepsQuery?: boolean;
}

export function defineRoute(route: RouteDefinition): RouteDefinition {
  return route;
}
