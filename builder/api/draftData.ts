import type { Api } from '../../runtime/api/createApi.ts';
import type { DraftDataAnswer } from '../../schemas/index.ts';

/** The data of the stored draft's widgets, for the person who edits it. */
export function readDraftData(api: Api, key: string): Promise<DraftDataAnswer> {
  return api<DraftDataAnswer>(`/api/builder/data?key=${encodeURIComponent(key)}`);
}
