/** Where bound values come from: `{{record.name}}`, `{{item.price | money}}`. */
export type BindingScope = 'record' | 'user' | 'site' | 'route' | 'item' | 'form' | 'now';

/** A place in a text that a value fills, with what makes it readable: `{{record.due | date: short}}`. */
export interface Placeholder {
  path: string[];
  formats: { name: string; argument?: string }[];
}

/** A text taken apart: what stands, and what is filled. */
export type TemplatePart = string | Placeholder;

/** What is done to a value so that it stays a value where it is put. */
export type BoundKind = 'text' | 'html' | 'link';

/** A property whose text follows the form while it is filled in; everything else in it has been filled before. */
export interface BoundText {
  /** Where the property stands in the object. */
  path: (string | number)[];
  kind: BoundKind;
  parts: TemplatePart[];
}
