import type { Text } from '../text.ts';
import type { ScreenName } from './screens.ts';

/** The shell drawn around a page. */
export type ShellName = 'default' | 'blank' | 'fullscreen';

/** One route of a plugin. The server guards it, menus are built from it. */
export interface RouteDefinition {
  path: string;
  /** Roles that may enter; by default the plugin's roles. Root may enter everywhere. */
  roles?: string[];
  /** False: neither sign-in nor role is required. */
  auth?: boolean;
  title?: Text;
  description?: Text;
  keywords?: string;
  metaTags?: { name: string; content: string }[];
  icon?: string;
  inMenu?: boolean;
  order?: number;
  parent?: string;
  type?: string;
  collection?: string;
  /** Which page of the collection it is; open to whoever may read, create or update its records. */
  screen?: ScreenName;
  key?: string;
  fullscreen?: boolean;
  shell?: ShellName;
  /** Name of the layout in the plugin's `layouts/`; `source` names a data source of the plugin that picks it instead. */
  layout?: string;
  source?: string;
  /** The program that draws it: the page runtime, or the builder with the layout that the parameter `id` names. */
  entry?: 'page' | 'builder';
  redirect?: string;
  keepsQuery?: boolean;
}
