import type { Json, JsonObject } from '../json.ts';
import type { Layout, Row } from '../layout/layout.ts';
import type { PublicUser } from '../people/publicUser.ts';
import type { Counter } from '../plugin/counter.ts';
import type { RouteDefinition } from '../route/route.ts';
import type { PublicSite } from '../site/site.ts';
import type { Language, Text } from '../text.ts';
import type { HydrateMode, WidgetAddress } from '../widget/widget.ts';
import type { Consent } from './consent.ts';
import type { PageShell } from './shell.ts';

/** Where the browser loads a component of a plugin from. */
export interface ViewAsset {
  src: string;
  /** Export name of the component in the module. */
  view: string;
  css: string[];
  /** Chunks to load together with `src`. */
  imports: string[];
}

/** Where the browser loads a widget's code from; only the types used on a page are listed. */
export interface WidgetAsset extends ViewAsset {
  hydrate: HydrateMode;
  version: number;
}

export interface PageMeta {
  /** The document title: the page's own name, then the site's. */
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

export interface PublicSession {
  user: PublicUser | null;
  role: string;
  language: Language;
  /** CSRF token: required by every form post and data call of this session. */
  expiresAt?: string;
  /** Minutes without a call after which the session ends. */
  idleMinutes?: number;
  /** A new password must be set before anything else. */
  mustReset?: true;
  /** A second factor must be turned on before anything else. */
  needsFactor?: true;
  /** No call is answered until the person enters their password. */
  locked?: true;
  /** Signed in by staff in place of the person: the account's own settings are closed. */
  mode?: 'bypass';
}

export interface MenuEntry {
  path: string;
  title: Text | string;
  icon?: string;
  children?: MenuEntry[];
}

/** How a menu fits into a header, as the server estimates it: it draws the header, and most pages never run a script of theirs. */
export interface MenuFit {
  /** The smallest window in which it is a row; in a smaller one it is behind a button. */
  room: 'narrow' | 'medium' | 'wide';
  /** How many entries are in the row where no window holds all; the others are below one more. */
  shown?: number;
}

/** One step of the breadcrumbs of a back-office page: its module, a page above it, or the page itself. */
export interface TrailStep {
  title: Text | string;
  path?: string;
}

/** What a page is called: in the tab of the browser, and where it stands. */
export interface PageNames {
  title: string;
  trail: TrailStep[];
}

/** Everything a screen needs, in one answer: `GET /api/page?path=…` and the payload inside a server-rendered page. */
export interface PagePayload {
  route: Pick<RouteDefinition, 'path' | 'key' | 'entry'> & {
    plugin: string;
    params: Record<string, string>;
  };
  /** The shell around the content; chosen by the server. */
  shell?: PageShell;
  /** The language of its content, where that is not the reader's: the page is not published in theirs. */
  shownIn?: Language;
  /** Key of the stored layout, for those who may edit it. */
  layoutKey?: string;
  editable?: boolean;
  /** Only for those who may edit: titles of the plugins that will provide the widgets of these types. */
  coming?: Record<string, Text>;
  layout: Layout;
  /** Results of the widgets' data requests, by object uid and request name. */
  data: Record<string, Record<string, Json>>;
  /** Objects with a failed request: the name of that request is missing from their data. */
  failed?: string[];
  /** Only for administrators: why, by object, with the id of the request in the log. */
  reasons?: Record<string, string>;
  /** The query part of the page's URL (`?t1.page=2`), in which objects keep their page, sorting and filters. */
  address?: string;
  /** The same, read: by object. */
  addresses?: Record<string, WidgetAddress>;
  /** The collections that each live object reads. */
  live?: Record<string, string[]>;
  meta: PageMeta;
  site: PublicSite;
  session: PublicSession;
  menu: MenuEntry[];
  menuFit?: MenuFit;
  /** The user menu: account, settings, console, as far as this person may open them. */
  userMenu?: MenuEntry[];
  /** The person's counters for the header; including zeros, which may grow while the page is open. */
  counters?: Counter[];
  /** Where the page stands; only in the back office. */
  trail?: TrailStep[];
  /** The path of this page, and whether this person gave it a star; only in the back office. */
  place?: { path: string; starred: boolean };
  /** The cookie banner; only for visitors who have not answered yet. */
  consent?: Consent;
  widgets: Record<string, WidgetAsset>;
  /** Only inside a server-rendered document. */
  hydration?: Hydration;
}

/** `GET /api/page/data?path=…&objects=a,b`: data of some objects of a page, read again. */
export interface PageDataAnswer {
  data: PagePayload['data'];
  failed?: string[];
  reasons?: Record<string, string>;
  /** The new rows of repeating objects, and the widgets in them. */
  rows?: Record<string, Row[]>;
  widgets?: PagePayload['widgets'];
  /** Of the page of a record in the back office: what it is called by now. */
  named?: PageNames;
}

/** `GET /api/builder/data?key=…`: the data of a draft's widgets for the person who edits it. */
export interface DraftDataAnswer {
  data: PagePayload['data'];
  /** Rows that an object includes from another layout, or draws for its first records; prepared for drawing. */
  rows: Record<string, Row[]>;
  widgets: PagePayload['widgets'];
  /** The objects that may ask for data or rows: only changes of these require another answer. */
  asks: string[];
  /** What visitors see around the page: rows that the site made itself, else the usual header and footer, and the site as it is called there. */
  around?: { shell: FramedShell; header: Row[]; footer: Row[]; site?: PublicSite };
  /** Records that the page may be about, for which its data was read; only on a page about a record. */
  samples?: SampleRecord[];
  /** The chosen one, as texts may name it. */
  record?: JsonObject;
  /** The first record of each repeating object, as texts in its rows may name it; a made-up one where there is none. */
  items: Record<string, JsonObject>;
}

/** The shells that have a header and a footer of the site. */
export type FramedShell = Extract<PageShell, 'frontend' | 'public'>;

/** A record with which a page is looked at while it is made. */
export interface SampleRecord {
  id: string;
  title: string;
  chosen?: boolean;
}

/** How the browser hydrates a server-rendered page. */
export interface Hydration {
  /** Rows and objects whose HTML stays as the server drew it; their contents are left out of the layout. */
  kept: string[];
  /** When the browser loads the runtime: at the earliest moment of an interactive object, or on interaction. */
  start: Exclude<HydrateMode, 'never'>;
  /** When each of the other objects becomes interactive. */
  modes: Record<string, HydrateMode>;
}
