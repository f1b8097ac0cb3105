import coBody from 'co-body';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { App } from '../app.ts';
import type { Context } from './context.ts';
import { readWhole } from './readWhole.ts';

/** The type of a form that a browser sends without a script. */
export const formType = 'application/x-www-form-urlencoded';

/** The fields of such a form. */
export async function readForm(app: App, context: Context, limit = '1mb'): Promise<JsonObject> {
  const broken = () => badRequest({ what: 'body' });
  const body = await readWhole(app, context, { limit, read: () => coBody.form(context.req, { limit }), broken });
  if (isJsonObject(body)) return body;
  throw broken();
}
