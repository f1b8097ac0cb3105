import type { Condition } from '../condition.ts';
import type { Json, JsonObject, JsonSchema } from '../json.ts';
import type { LayoutObject } from '../layout/layout.ts';
import type { PublicUser } from '../people/publicUser.ts';
import type { Language, Text } from '../text.ts';

export type WidgetCategory =
  | 'content'
  | 'structure'
  | 'form'
  | 'navigation'
  | 'data'
  | 'commerce'
  | 'academy'
  | 'shell';

/**
 * When the browser makes a server-rendered widget interactive: never (static), as soon as the page loads, when the
 * browser is idle, when it scrolls into view, or when the person touches it, points at it or tabs to it. `never` costs
 * the visitor no script at all, `touch` none before the interaction.
 */
export type HydrateMode = 'never' | 'load' | 'idle' | 'visible' | 'touch';

/** The sections of the inspector. */
export type PropertyGroup = 'content' | 'look' | 'behaviour' | 'data';

/** A property in a widget's schema: JSON Schema plus how the inspector shows it. */
export interface PropertySchema extends JsonSchema {
  'x-title'?: Text;
  'x-help'?: Text;
  /**
   * Control of the inspector where the type alone does not decide: `rich-text`, `image`, `file`, `color`, `link`,
   * `icon`, `layout`, `block`, `block-changes`, `condition`, `query`, `code`, `textarea`, or one that a plugin provides in its
   * `builder/`.
   */
  'x-control'?: string;
  /** The collection whose record the text is the id of: it is chosen by its name. */
  'x-ref'?: string;
  'x-enum-titles'?: Record<string, Text>;
  /** What the object is. When people change it, what belonged to the former kind alone is reset. */
  'x-kind'?: boolean;
  /** Choices that belong to some kinds (`x-kind`) alone: they are reset when the object becomes one of another. */
  'x-enum-kinds'?: Record<string, string[]>;
  'x-group'?: PropertyGroup;
  /** The text may contain placeholders such as `{{record.name}}`. */
  'x-bind'?: boolean;
  /** `false` for a text that stands there only sometimes: the search of the site does not find the page by it. */
  'x-search'?: false;
  /** The text is a formula that gives a number, of the records of `query` beside it. */
  'x-formula'?: boolean;
  /** How many records a query reads where it does not say; without it the inspector asks for no number. */
  'x-limit'?: number;
  /** It acts in the name of whoever uses the page: left out where those who published the page are not trusted with that. */
  'x-acts'?: boolean;
  /** Words that readers see: they may be given in each language. Texts with placeholders are so without it. */
  'x-translate'?: boolean;
  /** Tells the items of a list apart, where they have it: a new one gets a number that no other has. */
  'x-distinct'?: boolean;
  /** What readers see in its place as long as the text is empty: words, or the text of a property beside it. */
  'x-empty'?: Text | { property: string };
  /** The inspector shows the property only when the object matches this condition. */
  'x-when'?: JsonObject;
  properties?: Record<string, PropertySchema>;
  items?: PropertySchema;
}

export interface WidgetProps extends PropertySchema {
  type: 'object';
  properties: Record<string, PropertySchema>;
}

/** One object's own part of the page's URL: `?t1.page=2&t1.q=abc` gives object `t1` `{ page: '2', q: 'abc' }`. */
export type WidgetAddress = { readonly [name: string]: string };

/** A data request of a widget, answered by the server; all requests of a page are collected into one. */
export type DataRequest =
  | {
      collection: string;
      find: JsonObject;
      sort?: JsonObject;
      limit?: number;
      page?: number;
      fields?: string[];
      expand?: string[];
      /** Fields whose values come in the words of the reader too, under `_titles`. */
      titles?: string[];
    }
  | { collection: string; aggregate: JsonObject[] }
  | { collection: string; id: string; expand?: string[]; titles?: string[] }
  /** `reads`: collections whose changes make the source's answer outdated. */
  | { source: string; params?: JsonObject; reads?: string[] };

/** Everything about a widget except how it draws; cheap to load, readable by server, builder and tests. */
/** What the server lends to `settle`. */
export interface SettleTools {
  now: Date;
  sanitizeHtml: (html: string) => string;
}

export interface WidgetDefinition {
  type: string;
  title: Text;
  description?: Text;
  icon: string;
  category: WidgetCategory;
  version: number;
  props: WidgetProps;
  hydrate: HydrateMode | ((object: LayoutObject) => HydrateMode);
  /** Container objects hold rows; with `panelsFrom` the panels are the items (with `uid`, `title`) of that property. */
  container?: { panelsFrom?: string };
  /** The key of a layout whose rows the object includes; the server inserts them, for those who may see them. */
  includes?: (object: LayoutObject) => string | undefined;
  /**
   * The included layout is a saved block of the site: the property with its name, the one with what this object says
   * instead of its texts, pictures and links, and the container that takes its place when it becomes a copy.
   */
  block?: { name: string; changes: string; copiedTo: string };
  /** Readers choose their language in it, while this property is on: the check of a header looks for one. */
  choosesLanguage?: string;
  /** The heading that it draws: the property of its words, and its level or the property of that. */
  heading?: { text: string; level: string | number };
  /**
   * Pure: who may see the rows of the object or, with `page`, the rest of its page. The server removes the rest; the
   * view, which is always sent, can tell from the session.
   */
  guard?: (object: LayoutObject) => { condition: Condition; page?: boolean } | undefined;
  /** Pure: adjusts the prepared object before conditions are evaluated, such as setting conditions on its rows. */
  arrange?: (object: LayoutObject) => LayoutObject;
  /** Holds a value when it is part of a form. */
  field?: boolean;
  /**
   * A container whose rows are a form of their own: `sent` to the site by the settings of the object, as a page that is a form, or
   * `own`, which the widget saves itself.
   */
  form?: 'sent' | 'own';
  /**
   * Pure: validates a value of this field. The server calls it for every submitted form; `spend` receives the steps
   * that a pattern takes and throws when the form's budget is used up.
   */
  check?: (value: Json | undefined, object: LayoutObject, spend?: (steps: number) => void) => Text | undefined;
  /** A field that senders neither see nor fill in. */
  unseen?: true;
  /** Pure: an answer as people read it, where that is not the value itself; moments by the clocks of the site. */
  say?: (value: Json, object: LayoutObject, place: { language: Language; timeZone: string }) => string | undefined;
  /** Pure: the value to store where the sender does not decide it, such as one taken from the account. */
  settle?: (
    value: Json | undefined,
    object: LayoutObject,
    user: PublicUser | null,
    tools: SettleTools,
  ) => Json | undefined;
  /**
   * Pure: where a value of this field must be unique; the server checks it while the form is filled in and again when
   * it is sent.
   */
  unique?: (object: LayoutObject) => { collection: string; field: string } | undefined;
  /**
   * Accepts files: the limits of each object, for the server that receives them (extensions without a dot; none: all
   * known ones).
   */
  upload?: { limits: (object: LayoutObject) => { extensions: string[]; megabytes: number } };
  /** What a new object says until somebody writes it: properties whose default is nothing. */
  starts?: JsonObject;
  /** Stands before the others of its category: what most pages are made of. */
  common?: true;
  /**
   * Its picture in the palette, where a new object would show nothing: other properties, and answers to its data requests; or its
   * icon, where all would show that something is missing. With `as` another widget draws it, with these properties: of one that is
   * seen only on its own page, in a form of a record or when it opens.
   */
  example?: { as?: string; object?: JsonObject; data?: JsonObject } | 'icon';
  /** Former type names that stored or imported layouts may use. */
  aliases?: string[];
  /**
   * Pure: the data requests of the object, by name. `address` holds the object's parameters of the page's URL; anybody
   * can write those, so they are limited and whitelisted here.
   */
  data?: (object: LayoutObject, address: WidgetAddress) => Record<string, DataRequest>;
  /** The answers to `data` are read again when a record of their collections changes. */
  live?: true | ((object: LayoutObject) => boolean);
  /** The request whose records its rows are repeated for; in them `item` is the record. */
  repeats?: string;
  /** `migrations[n]` migrates an object from version n to n + 1. Append only. */
  migrations?: Record<number, (object: LayoutObject) => LayoutObject>;
  /** Hidden in the palette: placed by the system or by code, not by hand. */
  internal?: boolean;
}

/** Types a widget definition without changing it. */
export function defineWidget(definition: WidgetDefinition): WidgetDefinition {
  return definition;
}
