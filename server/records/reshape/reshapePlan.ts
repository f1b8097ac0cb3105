import { createHash } from 'node:crypto';
import type { Reshape } from '../../../engine/collection/reshape/reshapeDefinition.ts';
import type { ErrorDetail, Json } from '../../../schemas/index.ts';

/** Values of a field that a reshaping removes, or cannot read as the new type. */
export interface LostValues {
  field: string;
  count: number;
  /** Some of them, with the record; none of a secret field. */
  examples: { id: string; value: Json }[];
}

/** Something outside of the definitions that names the collection or one of the fields: it is listed, not changed. */
export interface NamedBy {
  kind: 'layout' | 'api_key' | 'webhook';
  /** The key of the layout, or the name of the API key or webhook. */
  where: string;
  /** The widget of the layout. */
  uid?: string;
  names: string[];
}

/** What a reshaping does, found out by doing it and taking it back. */
export interface ReshapePlan {
  records: number;
  moved: { from: string; to: string; count: number }[];
  converted: { field: string; count: number }[];
  lost: LostValues[];
  /** Other collections of the site whose rules follow the new names. */
  follows: string[];
  namedBy: NamedBy[];
  /** Fields whose indexes are built anew. */
  indexes: string[];
  /** What stands against it, with its place. */
  blocked: ErrorDetail[];
  /** Names this plan; whoever carries it out sends it back. */
  mark: string;
}

/** The same for the same change of the same definition with the same losses. */
export function markPlan(
  plan: Omit<ReshapePlan, 'mark'>,
  { reshape, version }: { reshape: Reshape; version: number },
): string {
  const lost = plan.lost.map(({ field, count }) => [field, count]);
  return createHash('sha256')
    .update(JSON.stringify([reshape, version, lost, plan.blocked.length]))
    .digest('base64url')
    .slice(0, 22);
}
