import type { ErrorDetail, SalaError } from '../../../schemas/index.ts';

/** What a refusal says of a row, part by part where it has parts. */
export function toDetails({ code, text, details }: SalaError): ErrorDetail[] {
  const parts = Array.isArray(details) ? (details as ErrorDetail[]) : []; // as the engine's errors carry them
  return parts.length > 0 ? parts : [{ code, message: text.en, text }];
}
