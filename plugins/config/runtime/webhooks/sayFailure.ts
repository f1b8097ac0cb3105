import { type Language, readText } from 'sala/schemas';
import { failureTexts } from './webhookTexts.ts';

/** Why a receiver gave no answer: `unreachable: ECONNREFUSED` in the words of the reader. */
export function sayFailure(error: string, language: Language): string {
  const [reason = '', detail] = error.split(': ');
  return [readText(failureTexts[reason] ?? reason, language), detail].filter(Boolean).join(' · ');
}
