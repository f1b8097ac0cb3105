import coBody from 'co-body';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badJson, bodyTooLarge } from '../../platform/errors/httpErrors.ts';
import type { Context } from './context.ts';

/** The body of a request as a JSON object; anything else is refused. */
export async function readBody(context: Context, limit = '1mb'): Promise<JsonObject> {
  if (!context.is('json', 'application/*+json')) throw badJson();
  try {
    const body: unknown = await coBody.json(context.req, { limit, strict: true });
    if (isJsonObject(body)) return body;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) throw bodyTooLarge({ limit });
    throw badJson();
  }
  throw badJson();
}

/** The body as it was sent, where a signature is about its bytes. */
export async function readSigned(context: Context, limit: string): Promise<string> {
  try {
    return String(await coBody.text(context.req, { limit }));
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) throw bodyTooLarge({ limit });
    throw badJson();
  }
}
