import { type Json, popupPrefix } from '../../../schemas/index.ts';
import type { WordKey } from '../../language/th.ts';
import { isBlockKey } from './blockWidget.ts';

const kinds = ['formKind', 'postKind', 'screenKind', 'headerKind', 'footerKind', 'popupKind'] as const;

/** The word for what is edited: by its key, for a saved block is stored as a page, or by its kind. */
export function nameEdited(key: string, kind?: Json): WordKey {
  if (key.startsWith(popupPrefix)) return 'popupKind';
  if (isBlockKey(key)) return 'blockKind';
  return kinds.find((each) => each === `${kind}Kind`) ?? 'page';
}
