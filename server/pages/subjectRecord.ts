import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';

/** The record a page is about, from the answer that its layout names: a record, or the first of a list. */
export function subjectRecord(answer: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(answer)) return undefined;
  if (!isJsonObject(answer.paging) || !Array.isArray(answer.data)) return answer;
  const [first] = answer.data;
  return isJsonObject(first) ? first : undefined;
}
