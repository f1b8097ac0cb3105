import { translateDetails } from '../../engine/errors/recordErrors.ts';
import { type ErrorDetail, isJsonObject, type Language, readText, SalaError } from '../../schemas/index.ts';
import { unexpected } from '../errors/httpErrors.ts';
import type { Middleware } from './context.ts';
import { chooseLanguage } from './language.ts';

/** The one place where an error becomes an answer: expected ones keep their text, all others are logged and hidden. */
export function onError(): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const known = error instanceof SalaError ? error : unexpected({ requestId: context.state.requestId });
      if (known !== error) context.state.log.error({ err: error, path: context.path }, 'request failed');
      const language = context.state.language ?? chooseLanguage(context);
      context.status = known.status;
      context.set('Cache-Control', 'no-store');
      context.body = {
        status: known.status,
        code: known.code,
        message: readText(known.text, language),
        ...(known.details === undefined ? {} : { details: translate(known.details, language) }),
        requestId: context.state.requestId,
      };
    }
  };
}

/** Details that carry both languages are told in the caller's. */
function translate(details: unknown, language: Language): unknown {
  return Array.isArray(details) && details.every(isDetail) ? translateDetails(details, language) : details;
}

function isDetail(value: unknown): value is ErrorDetail {
  return isJsonObject(value) && typeof value.code === 'string' && typeof value.message === 'string';
}
