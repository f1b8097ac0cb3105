import type { Text } from '../text.ts';
import type { Layout, Row } from './layout.ts';

/** What a ready-made section is for, in the order in which the builder offers them. */
export const sectionCategories = [
  'hero',
  'features',
  'content',
  'prices',
  'catalogue',
  'people',
  'proof',
  'media',
  'news',
  'contact',
  'form',
  'action',
  'footer',
] as const;
export type SectionCategory = (typeof sectionCategories)[number];

/** A ready-made part of a page: `sections/<name>.json` of a plugin. */
export interface SectionFile {
  title: Text;
  category: SectionCategory;
  /** Further words by which it is found, in both languages. */
  keywords?: string;
  replace?: ExamplePlaces;
  rows: Row[];
}

/** Which texts are examples that a site replaces by its own, each as uid and property: `o2.phones.0.number`. */
export type ExamplePlaces = string[];

/** A whole page to begin with: `templates/<name>.json` of a plugin. */
export interface TemplateFile {
  title: Text;
  description: Text;
  keywords?: string;
  /** The slug of the page that it is meant for, such as `home`: there it is offered first. */
  page?: string;
  /** The plugin whose sites it is written for: they are offered it before others, sites without it after. */
  suits?: string;
  /** Those of its own rows. */
  replace?: ExamplePlaces;
  layout: Omit<Layout, 'rows'> & { rows: TemplateRow[] };
}

/** A row of its own, or all rows of a section: `hero`, or `shop/products` of another plugin. */
export type TemplateRow = Row | { section: string };

/** A block is one that the site saved itself. */
export type ReadyMadeKind = 'section' | 'template' | 'block';

/** What the builder lists; `name` is `plugin/name`. */
export interface ReadyMadeEntry {
  name: string;
  title: Text;
  keywords?: string;
}

/** A part of a page that the site saved: `name` is the key of its layout. */
export interface SavedBlock extends ReadyMadeEntry {
  isPublished: boolean;
  /** The layouts on which it stands. */
  usedBy: string[];
}

export interface ReadyMadeList {
  blocks: SavedBlock[];
  sections: (ReadyMadeEntry & { category: SectionCategory })[];
  templates: (ReadyMadeEntry & { description: Text; page?: string })[];
}
