import type { Json } from '../json.ts';
import type { Layout, Row } from '../layout/layout.ts';
import type { Counter } from '../plugin/counter.ts';
import type { RouteDefinition } from '../route/route.ts';
import type { PublicSite } from '../site/site.ts';
import type { Language, Text } from '../text.ts';
import type { HydrateMode } from '../widget/widget.ts';
import type { Consent } from './consent.ts';
import type { PageShell } from './shell.ts';

/** Where the browser finds a widget's code; only the types a page uses are listed. */
export interface WidgetAsset {
  src: string;
  /** Name under which the module exports the view. */
  view: string;
  css: string[];
  /** Chunks to fetch together with `src`. */
  imports: string[];
  hydrate: HydrateMode;
  version: number;
}

export interface PageMeta {
  /** What the window is called: the page's own name, then the site's. */
  title: string;
  /** The page's own name. */
  name?: string;
  description?: string;
  keywords?: string;
  image?: string;
  canonical?: string;
  language: Language;
  metaTags?: { name: string; content: string }[];
}

export interface PublicUser {
  id: string;
  name: string;
  email: string;
  role: string;
  avatar?: string;
}

export interface PublicSession {
  user: PublicUser | null;
  role: string;
  language: Language;
  /** Ends every form post and every data call of this session (cross-site posts cannot know it). */
  expiresAt?: string;
  /** Minutes without a call after which the session is over. */
  idleMinutes?: number;
  /** A new password must be set before anything else. */
  mustReset?: true;
  /** Nothing is answered until the person gives his password. */
  locked?: true;
  /** Let in by staff for someone else: the account's own settings are closed. */
  mode?: 'bypass';
}

export interface MenuEntry {
  path: string;
  title: Text | string;
  icon?: string;
  children?: MenuEntry[];
}

/** What a screen needs, in one answer: `GET /api/page?path=…` and the payload inside a server-rendered page. */
export interface PagePayload {
  route: Pick<RouteDefinition, 'path' | 'key' | 'entry'> & {
    plugin: string;
    params: Record<string, string>;
  };
  /** What is drawn around the content; chosen by the server. */
  shell?: PageShell;
  /** Key of the stored layout, for those who may edit it. */
  layoutKey?: string;
  editable?: boolean;
  layout: Layout;
  /** Results of the widgets' data requests, by object uid and request name. */
  data: Record<string, Record<string, Json>>;
  /** Objects of which a request could not be answered: the name of that request is missing from their data. */
  failed?: string[];
  /** The query part of the page's address (`?t1.page=2`), in which objects keep their page, sorting and filters. */
  address?: string;
  /** The collections that each live object reads. */
  live?: Record<string, string[]>;
  meta: PageMeta;
  site: PublicSite;
  session: PublicSession;
  menu: MenuEntry[];
  /** The person's own: account, settings, console, as far as they are open to him. */
  userMenu?: MenuEntry[];
  /** What waits for this person, for the header; those at zero too, for they may grow while the page is open. */
  counters?: Counter[];
  /** Asks about cookies; only for visitors who have not answered yet. */
  consent?: Consent;
  widgets: Record<string, WidgetAsset>;
  /** Only inside a server-rendered document. */
  hydration?: Hydration;
}

/** `GET /api/page/data?path=…&objects=a,b`: data of some objects of a page, read again. */
export interface PageDataAnswer {
  data: PagePayload['data'];
  failed?: string[];
  /** What repeating objects now draw, and the widgets in it. */
  rows?: Record<string, Row[]>;
  widgets?: PagePayload['widgets'];
}

/** `GET /api/builder/data?key=…`: what the widgets of a draft show to the person who edits it. */
export interface DraftDataAnswer {
  data: PagePayload['data'];
  /** What an object takes in from another layout, or draws for its first records; ready for drawing. */
  rows: Record<string, Row[]>;
  widgets: PagePayload['widgets'];
  /** The objects that asked: only a change of these asks for another answer. */
  asks: string[];
}

/** How the browser takes over a server-rendered page. */
export interface Hydration {
  /** Rows and objects whose HTML stays as the server drew it; their contents are left out of the layout. */
  kept: string[];
  /** When the browser fetches what draws: at the earliest moment of a live object, or when the person reaches for something. */
  start: Exclude<HydrateMode, 'never'>;
  /** When each of the other objects becomes interactive. */
  modes: Record<string, HydrateMode>;
}
