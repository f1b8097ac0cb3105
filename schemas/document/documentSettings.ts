import type { Condition } from '../condition.ts';
import type { Text } from '../text.ts';

/** What a site may take off its documents. */
export const documentParts = [
  'logo',
  'stamp',
  'signature',
  'tiles',
  'pay',
  'scan',
  'inWords',
  'notes',
  'foot',
] as const;
export type DocumentPart = (typeof documentParts)[number];

/** What a site changes of a document, without code; whatever it leaves out is as the document declares it. */
export interface DocumentSettings {
  title?: Text;
  /** One of the papers of the document. */
  paper?: string;
  /** Of headings and lines. */
  color?: string;
  hidden?: DocumentPart[];
  /** At most so many lines on a page. */
  perPage?: number;
  /** The columns that are shown, in their order. */
  columns?: DocumentColumnSettings[];
  /** The values that a block shows, in their order. */
  blocks?: Record<string, string[]>;
  labels?: Record<string, Text>;
  copies?: { original: Text; copy: Text };
  messages?: DocumentMessage[];
}

export interface DocumentColumnSettings {
  name: string;
  /** In pixels; the columns share the width of the page as they stand to each other. */
  width?: number;
  title?: Text;
}

/** A text of the site on a document: above its lines, or after its totals. */
export interface DocumentMessage {
  text: Text;
  on: 'first' | 'closing';
  /** Which records carry it; all of them where this is not said. */
  when?: Condition;
}
