import type { Json } from '../../../schemas/index.ts';

/** An id that a caller gives a new record, as exported files hold them; undefined for anything else. */
export function readId(id: Json | undefined): string | undefined {
  return typeof id === 'string' && /^[\w-]{3,80}$/.test(id) ? id : undefined;
}
