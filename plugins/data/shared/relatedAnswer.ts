import type { Choice } from './columns.ts';

/** Records of other collections that refer to a record, by collection. */
export interface RelatedGroup {
  collection: string;
  title: string;
  /** The field that refers here, where several of the collection do. */
  by?: string;
  count: number;
  /** The latest. */
  items: RelatedItem[];
  /** The list, narrowed to them. */
  listPath?: string;
  /** A new one that refers here already. */
  newPath?: string;
}

export interface RelatedItem {
  id: string;
  name: string;
  path?: string;
  state?: Choice;
  /** In words. */
  amount?: string;
  date?: string;
}
