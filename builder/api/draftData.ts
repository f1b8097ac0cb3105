import type { Api } from '../../runtime/api/createApi.ts';
import type { DraftDataAnswer } from '../../schemas/index.ts';

/** The data of the stored draft's widgets, for the person who edits it, and for the record that the page is shown with. */
export function readDraftData(api: Api, key: string, about: string | null): Promise<DraftDataAnswer> {
  return api<DraftDataAnswer>(`/api/builder/data?${new URLSearchParams({ key, ...(about !== null && { about }) })}`);
}
