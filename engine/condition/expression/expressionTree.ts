import type { Json } from '../../../schemas/json.ts';
import type { Pattern } from '../pattern/parsePattern.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { OperatorName } from './operators.ts';

export type DateUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

/** Settings of an operator; literal in the query, never computed. */
export interface CallSettings {
  pattern?: Pattern;
  /** Minutes east of UTC. */
  offset?: number;
  unit?: DateUnit;
  /** Whether weeks begin on Monday; otherwise on Sunday. */
  mondayFirst?: boolean;
  format?: readonly FormatPart[];
  /** Decimal places of `$round` and `$trunc`. */
  places?: number;
}

/** A specifier of `$dateToString` (`Y`, `m` …) or the text between two. */
export type FormatPart = { specifier: string } | { text: string };

/** A parsed and validated expression. Its result is JSON, or nothing for a missing field. */
export type Expression =
  | { kind: 'literal'; value: Json }
  | { kind: 'missing' }
  /** A variable of the context that has not been bound. */
  | { kind: 'unbound'; name: string }
  /** The document (`ROOT`) or a variable, and the path into it. */
  | { kind: 'path'; variable: string; path?: FieldPath }
  | { kind: 'object'; fields: readonly (readonly [string, Expression])[] }
  | { kind: 'list'; items: readonly Expression[] }
  | { kind: 'call'; operator: OperatorName; args: readonly Expression[]; settings: CallSettings }
  | { kind: 'choose'; branches: readonly { when: Expression; value: Expression }[]; otherwise: Expression }
  | { kind: 'filter'; input: Expression; name: string; body: Expression; limit?: number }
  | { kind: 'map'; input: Expression; name: string; body: Expression }
  | { kind: 'reduce'; input: Expression; initial: Expression; body: Expression }
  | { kind: 'let'; variables: readonly (readonly [string, Expression])[]; body: Expression };
