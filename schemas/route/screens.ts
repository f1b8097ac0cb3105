import type { RecordAction } from '../collection/collection.ts';

/** The pages of a collection (its list, its figures, its states as a board, a new record, a record, changing it), each with what one must be allowed to do. */
export const screenActions = {
  list: 'read',
  dashboard: 'read',
  board: 'read',
  new: 'create',
  detail: 'read',
  edit: 'update',
} as const satisfies Record<string, RecordAction>;

export type ScreenName = keyof typeof screenActions;
