/** Stands for a collection where a page edits a layout; `id` is then its key. No collection can be called so. */
export const layoutPlace = '@layout';

/** Where a page is, as it sends on its channel: at a record, which it shows or edits. */
export interface PresencePlace {
  collection: string;
  id: string;
  editing: boolean;
}

/** Somebody else who is at the same record now. */
export interface PresentPerson {
  /** Null where the reader may not know who it is. */
  name: string | null;
  editing: boolean;
}

/** What the server sends to the pages at a record, whenever somebody comes or goes. */
export interface PresenceMessage {
  type: 'present';
  collection: string;
  id: string;
  people: PresentPerson[];
}
