import type { Api } from '../../runtime/api/createApi.ts';
import type { DraftDataAnswer, Language } from '../../schemas/index.ts';

/** The data of the stored draft's widgets, for the person who edits it, the record that the page is shown with, and its language. */
export function readDraftData(
  api: Api,
  { key, about, language }: { key: string; about: string | null; language: Language },
): Promise<DraftDataAnswer> {
  const asked = new URLSearchParams({ key, language, ...(about !== null && { about }) });
  return api<DraftDataAnswer>(`/api/builder/data?${asked}`);
}
