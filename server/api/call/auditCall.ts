import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { AuditEntry } from '../../sites/audit/writeAudit.ts';

/** A value of a call by its path: `params.id`, `body.key`, `data.version`. */
type ValuePath = `${'params' | 'query' | 'body' | 'data'}.${string}`;

/** What the audit log keeps of a call that succeeded; `logChange` of the handler writes it in the transaction of the change. */
export type Audit =
  | {
      /** What was done, as noun and verb: `layout.published`. */
      action: string;
      /** The kind of thing that it was done to: `layout`. */
      on: string;
      /** Which one. */
      id: ValuePath;
      /** What is kept beside it, under the last part of each path. Nothing secret. */
      keeps?: readonly ValuePath[];
    }
  /** The function that makes the change writes one of these itself, in the same transaction. */
  | { within: readonly string[] }
  /** Nothing, and why. */
  | { none: string };

/** What a call was given and what it answered, as the log sees it. */
export interface AuditedValues {
  params: Record<string, string>;
  query: JsonObject;
  body: JsonObject;
  data: unknown;
}

/** The row that the definition of a call asks for; undefined where it asks for none, or where another place writes it. */
export function describeAudit(audit: Audit | undefined, values: AuditedValues): AuditEntry | undefined {
  if (!audit || !('action' in audit)) return undefined;
  const id = findValue(values, audit.id);
  const kept = (audit.keeps ?? []).map((path) => [path.split('.').at(-1) ?? path, findValue(values, path)] as const);
  return {
    action: audit.action,
    targetKind: audit.on,
    targetId: typeof id === 'string' ? id : undefined,
    changes: Object.fromEntries(kept),
  };
}

function findValue(values: AuditedValues, path: ValuePath): Json | undefined {
  const all = { ...values } as JsonObject; // answers and bodies are JSON
  return path
    .split('.')
    .reduce<Json | undefined>((value, name) => (isJsonObject(value) ? value[name] : undefined), all);
}
