import coBody from 'co-body';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badRequest, bodyTooLarge } from '../../platform/errors/httpErrors.ts';
import type { Context } from './context.ts';

/** The type of a form that a browser sends without a script. */
export const formType = 'application/x-www-form-urlencoded';

/** The fields of such a form. */
export async function readForm(context: Context, limit = '1mb'): Promise<JsonObject> {
  try {
    const body: unknown = await coBody.form(context.req, { limit });
    if (isJsonObject(body)) return body;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) throw bodyTooLarge({ limit });
  }
  throw badRequest({ what: 'body' });
}
