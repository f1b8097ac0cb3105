import { readText, SalaError } from '../../schemas/index.ts';
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
      context.status = known.status;
      context.set('Cache-Control', 'no-store');
      context.body = {
        status: known.status,
        code: known.code,
        message: readText(known.text, context.state.language ?? chooseLanguage(context)),
        ...(known.details === undefined ? {} : { details: known.details }),
        requestId: context.state.requestId,
      };
    }
  };
}
