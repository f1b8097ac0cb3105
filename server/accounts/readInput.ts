import { badRequest } from '../errors/httpErrors.ts';

/** A text of the body that must be there. */
export function readText(body: Record<string, unknown>, name: string, maxLength = 254): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= maxLength) return value.trim();
  throw badRequest({ what: name });
}

/** A text of the body that may be missing; undefined then. */
export function readOptional(body: Record<string, unknown>, name: string, maxLength = 254): string | undefined {
  const value = body[name];
  if (value === undefined || value === null || value === '') return undefined;
  return readText(body, name, maxLength);
}

/** A password as it was typed: nothing is trimmed away, and nothing huge is hashed. */
export function readPassword(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length <= 1024) return value;
  throw badRequest({ what: name });
}

export function readPaging(params: Record<string, unknown>, most = 200): { page: number; limit: number } {
  const read = (name: string, fallback: number, max: number) => {
    const value = Number(params[name] ?? fallback);
    if (!Number.isInteger(value) || value < 1) throw badRequest({ what: name });
    return Math.min(value, max);
  };
  return { page: read('page', 1, 100_000), limit: read('limit', 50, most) };
}

/** A parameter that may be missing, repeated or of any type: the text that it holds, or undefined. */
export function readParam(params: Record<string, unknown>, name: string, maxLength = 254): string | undefined {
  const value = params[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxLength) : undefined;
}
