import { ApiError } from 'sala/runtime';
import { type ErrorDetail, isJsonObject } from 'sala/schemas';

/** What a refusal says is wrong, each with its place. */
export function readFaults(error: unknown): ErrorDetail[] {
  const details = error instanceof ApiError && Array.isArray(error.details) ? error.details : [];
  return details.flatMap((detail: unknown) =>
    isJsonObject(detail) && typeof detail.message === 'string'
      ? [{ path: String(detail.path ?? ''), code: String(detail.code ?? ''), message: detail.message }]
      : [],
  );
}
