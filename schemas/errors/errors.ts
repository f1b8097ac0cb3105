import { fillText } from '../fillText.ts';
import type { Text } from '../text.ts';

/** One problem, with the path of its field (`items.0.quantity`). */
export interface ErrorDetail {
  path?: string;
  code: string;
  /** In English, as the specification words it; answers to people use `text` in their language instead. */
  message: string;
  text?: Text;
  /** Values that were probably meant. */
  proposals?: string[];
}

export interface ErrorDefinition {
  code: string;
  status: number;
  message: Text;
}

/** An expected failure: a stable code, an HTTP status and a message people can act on. Any other error is a bug. */
export class SalaError extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: Text;
  readonly params: Record<string, string | number>;
  readonly details: unknown;

  constructor(definition: ErrorDefinition, params: Record<string, string | number> = {}, details?: unknown) {
    super(fillText(definition.message.en, params));
    this.name = 'SalaError';
    this.code = definition.code;
    this.status = definition.status;
    this.text = { th: fillText(definition.message.th, params), en: fillText(definition.message.en, params) };
    this.params = params;
    this.details = details;
  }
}

/**
 * Defines an expected failure; the result creates errors of it: `throw notFound({ id })`, and describes it:
 * `notFound.definition`.
 */
export function defineError(code: string, status: number, message: Text) {
  const definition: ErrorDefinition = { code, status, message };
  const create = (params?: Record<string, string | number>, details?: unknown) =>
    new SalaError(definition, params, details);
  return Object.assign(create, { definition });
}
