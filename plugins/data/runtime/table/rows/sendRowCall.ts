import type { Api } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { fillBody, type RowCall } from '../../../shared/list/rowCalls.ts';
import { fillPath } from '../../../shared/readValue.ts';

/** Sends a call for one row, and follows the address that it answers where the call says so. */
export async function sendRowCall(
  api: Api,
  { call, row, asked = '' }: { call: RowCall; row: JsonObject; asked?: string },
): Promise<void> {
  const { path, method, opens } = call;
  const body = fillBody(call, row, asked);
  const answer = await api<{ data?: Json } | undefined>(fillPath(path, row) ?? path, {
    method,
    ...(method !== 'DELETE' && { body }),
  });
  const url = opens && isJsonObject(answer?.data) ? answer.data.url : undefined;
  if (typeof url === 'string' && /^(https?:\/\/|\/)/.test(url)) location.assign(url);
}
