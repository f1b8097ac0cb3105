import type { Condition } from '../condition.ts';
import type { Json, JsonObject, JsonSchema } from '../json.ts';
import type { LayoutObject } from '../layout/layout.ts';
import type { PublicUser } from '../page/page.ts';
import type { Text } from '../text.ts';

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
 * When the browser makes a server-rendered widget interactive: never (it is only read), as soon as the page loads, when
 * the browser is idle, when it scrolls into view, or when the person touches it, points at it or tabs to it. `never` costs
 * the visitor no script at all, `touch` none before it is wanted.
 */
export type HydrateMode = 'never' | 'load' | 'idle' | 'visible' | 'touch';

/** A property in a widget's schema: JSON Schema plus how the inspector shows it. */
export interface PropertySchema extends JsonSchema {
  'x-title'?: Text;
  'x-help'?: Text;
  /** Control of the inspector where the type alone does not tell: `rich-text`, `image`, `file`, `color`, `link`, `icon`, `layout`, `block`, `condition`, `query`, `code`, `textarea`. */
  'x-control'?: string;
  'x-enum-titles'?: Record<string, Text>;
  'x-group'?: 'content' | 'look' | 'behaviour' | 'data';
  /** The text may hold bindings such as `{{record.name}}`. */
  'x-bind'?: boolean;
  /** The inspector shows the property only when the object meets this condition. */
  'x-when'?: JsonObject;
  properties?: Record<string, PropertySchema>;
  items?: PropertySchema;
}

export interface WidgetProps extends PropertySchema {
  type: 'object';
  properties: Record<string, PropertySchema>;
}

/** One object's own part of the page's address: `?t1.page=2&t1.q=abc` gives object `t1` `{ page: '2', q: 'abc' }`. */
export type WidgetAddress = { readonly [name: string]: string };

/** What a widget asks the server to read for it; the renderer gathers the requests of a page into one. */
export type DataRequest =
  | {
      collection: string;
      find: JsonObject;
      sort?: JsonObject;
      limit?: number;
      page?: number;
      fields?: string[];
      expand?: string[];
    }
  | { collection: string; aggregate: JsonObject[] }
  | { collection: string; id: string; expand?: string[] }
  /** `reads`: collections whose changes make the answer of the source another. */
  | { source: string; params?: JsonObject; reads?: string[] };

/** Everything about a widget except how it draws; cheap to load, readable by server, builder and tests. */
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
  /** The key of a layout whose rows the object shows as its own; the server puts them in, for those who may see them. */
  includes?: (object: LayoutObject) => string | undefined;
  /**
   * Pure: who may see the rows of the object or, with `page`, anything of the page it stands on. The server leaves the rest out;
   * the view, which always comes, tells by the session whether it was.
   */
  guard?: (object: LayoutObject) => { condition: Condition; page?: boolean } | undefined;
  /** Pure: what the page makes of the prepared object before conditions are decided, such as giving its rows theirs. */
  arrange?: (object: LayoutObject) => LayoutObject;
  /** Holds a value when it stands in a form. */
  field?: boolean;
  /** Pure: what is wrong with a value of this field. The server asks it of every form that is sent. */
  check?: (value: Json | undefined, object: LayoutObject) => Text | undefined;
  /** Pure: the value that counts where the sender does not decide it, such as one taken from the account. */
  settle?: (value: Json | undefined, object: LayoutObject, user: PublicUser | null) => Json | undefined;
  /** Pure: where a value of this field must not exist yet; the server looks, in the page and again when the form is sent. */
  unique?: (object: LayoutObject) => { collection: string; field: string } | undefined;
  /** Takes files: what each object allows, for the server that receives them (extensions without a dot; none: all that are known). */
  upload?: { limits: (object: LayoutObject) => { extensions: string[]; megabytes: number } };
  /** Names of earlier spellings that stored or imported layouts may use. */
  aliases?: string[];
  /**
   * Pure: what is read for the object, by name. `address` holds the object's own parameters of the page's address; anybody
   * can write those, so they are clamped and whitelisted here.
   */
  data?: (object: LayoutObject, address: WidgetAddress) => Record<string, DataRequest>;
  /** What `data` asked for is read again when a record of the collections it reads changes. */
  live?: true | ((object: LayoutObject) => boolean);
  /** The request whose records its rows are drawn for, once for each: in them `item` is the record. */
  repeats?: string;
  /** `migrations[n]` lifts an object from version n to n + 1. Append only. */
  migrations?: Record<number, (object: LayoutObject) => LayoutObject>;
  /** Hidden in the palette: placed by the system or by code, not by hand. */
  internal?: boolean;
}

/** Types a widget definition without changing it. */
export function defineWidget(definition: WidgetDefinition): WidgetDefinition {
  return definition;
}
