import type { JsonObject } from '../json.ts';

/** Scopes of placeholders: `{{record.name}}`, `{{item.price | money}}`. */
export type BindingScope = 'record' | 'user' | 'site' | 'route' | 'item' | 'form' | 'now';

/** A placeholder in a text, with its format: `{{record.due | date: short}}`. */
export interface Placeholder {
  path: string[];
  formats: { name: string; argument?: string }[];
  /** A formula in the place of a path, which is then empty: `{{= record.total * 0.07 | money }}`. */
  formula?: string;
  /** What the formula reads and the server knows, where the rest is filled in by the form. */
  facts?: JsonObject;
}

/** A parsed text: literal parts and placeholders. */
export type TemplatePart = string | Placeholder;

/** How a value is escaped for the place where it is inserted. */
export type BoundKind = 'text' | 'html' | 'link';

/** A property whose text depends on the form; all other placeholders in it have been filled before. */
export interface BoundText {
  /** Path of the property in the object. */
  path: (string | number)[];
  kind: BoundKind;
  parts: TemplatePart[];
}
