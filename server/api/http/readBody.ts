import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import coBody from 'co-body';
import { groupDigits } from '../../../engine/content/groupDigits.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badJson, tooManyValues } from '../../platform/errors/httpErrors.ts';
import { countJson } from '../../platform/limits/countJson.ts';
import type { App } from '../app.ts';
import { bodyLimits } from './bodyLimits.ts';
import type { Context } from './context.ts';
import { readWhole } from './readWhole.ts';

/** The body of a request as a JSON object; anything else is refused. */
export async function readBody(app: App, context: Context, limit = '1mb'): Promise<JsonObject> {
  if (!context.is('json', 'application/*+json')) throw badJson();
  const isSmall = limit.endsWith('kb') || (context.request.length ?? Number.POSITIVE_INFINITY) <= bodyLimits.small;
  const read = () => (isSmall ? parse(context.req, limit) : readLarge(context, limit));
  const body = await readWhole(app, context, { limit, read, broken: badJson });
  if (isJsonObject(body)) return body;
  throw badJson();
}

/** co-body refuses `__proto__` and everything that is no object or list. */
function parse(source: Parameters<typeof coBody.json>[0], limit: string): Promise<unknown> {
  return coBody.json(source, { limit, strict: true });
}

/** Reading it and working on it both take long, so others are let in between; millions of small values would take longer yet. */
async function readLarge(context: Context, limit: string): Promise<unknown> {
  const text = await coBody.text(context.req, { limit });
  const { values, names } = bodyLimits;
  const found = countJson(text, values);
  if (found.values > values || found.names > names)
    throw tooManyValues({ values: groupDigits(values), names: groupDigits(names) });
  await nextTurn();
  const arrived = Object.assign(Readable.from([text]), { headers: {} });
  const body = await parse(arrived as unknown as typeof context.req, limit); // a stream with headers is all that it reads
  await nextTurn();
  return body;
}

/** The body as it was sent, where a signature is about its bytes. */
export async function readSigned(app: App, context: Context, limit: string): Promise<string> {
  return String(
    await readWhole(app, context, { limit, read: () => coBody.text(context.req, { limit }), broken: badJson }),
  );
}
