import { translateDetails } from '../../../engine/record/recordErrors.ts';
import { type ErrorDetail, isJsonObject, type Language, readText, SalaError } from '../../../schemas/index.ts';
import { badRequest, definitionChanged, requestCut, unexpected } from '../../platform/errors/httpErrors.ts';
import type { Middleware } from './context.ts';
import { asksForPage, writeFailurePage } from './failurePage.ts';
import { isCallerGone } from './isCallerGone.ts';
import { chooseLanguage } from './language.ts';
import { loggedPath } from './loggedPath.ts';

/** Seconds after which to return, where nobody knows better. */
const soon = 5;

/** The one place where errors become answers: expected ones keep their text, all others are logged and hidden. */
export function onError(): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const gone = isCallerGone(context.req) ? requestCut() : undefined;
      const known = explain(error) ?? gone ?? unexpected({ requestId: context.state.requestId });
      if (known.status >= 500 && known !== error)
        context.state.log.error({ err: error, path: loggedPath(context.path) }, 'request failed');
      if (known === gone) context.state.log.info({ err: error, path: loggedPath(context.path) }, 'the caller hung up');
      const language = context.state.language ?? chooseLanguage(context);
      context.status = known.status;
      context.set('Cache-Control', 'no-store');
      if (known.status === 429 || known.status === 503)
        context.set('Retry-After', String(known.params.seconds ?? soon));
      const message = readText(known.text, language);
      if (asksForPage(context)) {
        context.type = 'html';
        context.body = writeFailurePage(context, { status: known.status, message, language });
        return;
      }
      context.body = {
        status: known.status,
        code: known.code,
        message,
        ...(known.details === undefined ? {} : { details: translate(known.details, language) }),
        requestId: context.state.requestId,
      };
    }
  };
}

/** PostgreSQL's error codes for text that it cannot store: a zero byte, in a text or in JSON. */
const unstorable = new Set(['22021', '22P05']);

/** The collection was reshaped into another table meanwhile; a process that did not know yet wrote nothing. */
const undefinedTable = '42P01';

/** Errors that are not the server's fault: refusals, and malformed texts and URLs. */
function explain(error: unknown): SalaError | undefined {
  if (error instanceof SalaError) return error;
  if (error instanceof URIError) return badRequest({ what: 'path' });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === undefinedTable) return definitionChanged();
  return typeof code === 'string' && unstorable.has(code) ? badRequest({ what: '\\u0000' }) : undefined;
}

/** Details with both languages are sent in the caller's. */
function translate(details: unknown, language: Language): unknown {
  return Array.isArray(details) && details.every(isDetail) ? translateDetails(details, language) : details;
}

function isDetail(value: unknown): value is ErrorDetail {
  return isJsonObject(value) && typeof value.code === 'string' && typeof value.message === 'string';
}
