import { type Language, readText, SalaError } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';

/**
 * Why data could not be read, for administrators: what a refusal says, or the message of an error of our own or of a plugin. The
 * database is named by the code of its error only, since its messages may hold values.
 */
export function explainFailure(error: unknown, { language, log }: Pick<Visit, 'language' | 'log'>): string {
  const { requestId } = log.bindings();
  const reason = reasonOf(error, language);
  return typeof requestId === 'string' ? `${reason} (${requestId})` : reason;
}

function reasonOf(error: unknown, language: Language): string {
  if (error instanceof SalaError) return readText(error.text, language);
  if (!(error instanceof Error)) return 'unknown error';
  return 'severity' in error && 'code' in error ? `database error ${String(error.code)}` : error.message;
}
