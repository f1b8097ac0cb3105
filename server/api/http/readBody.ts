import coBody from 'co-body';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badJson } from '../../platform/errors/httpErrors.ts';
import type { App } from '../app.ts';
import type { Context } from './context.ts';
import { readWhole } from './readWhole.ts';

/** The body of a request as a JSON object; anything else is refused. */
export async function readBody(app: App, context: Context, limit = '1mb'): Promise<JsonObject> {
  if (!context.is('json', 'application/*+json')) throw badJson();
  const read = () => coBody.json(context.req, { limit, strict: true });
  const body = await readWhole(app, context, { limit, read, broken: badJson });
  if (isJsonObject(body)) return body;
  throw badJson();
}

/** The body as it was sent, where a signature is about its bytes. */
export async function readSigned(app: App, context: Context, limit: string): Promise<string> {
  return String(
    await readWhole(app, context, { limit, read: () => coBody.text(context.req, { limit }), broken: badJson }),
  );
}
