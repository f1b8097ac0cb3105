import { isStaff } from 'sala/engine';
import { isJsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { EffectsAnswer, RecordEffect } from '../../shared/recordAsides.ts';

const most = 20;
const states = ['waiting', 'running', 'done', 'failed'] as const;

/** What follows the events of the record of a page outside; for staff alone. */
export async function readEffects({ params, records, person }: SourceContext): Promise<EffectsAnswer | null> {
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = String(asked.collection ?? '');
  if (!isStaff(person.role) || typeof params.id !== 'string' || !records.describe(name)) return null;
  const effects = await records.effects(name, params.id);
  return {
    record: params.id,
    mayRunAgain: records.may(name, 'update'),
    effects: effects.slice(0, most).map((effect): RecordEffect => {
      const { id, status, attempts, created_at, next_at, last_error, result } = effect;
      const known = states.find((one) => one === status) ?? 'waiting';
      return {
        id: Number(id),
        title: String(effect.effect),
        status: known,
        tries: Number(attempts),
        at: String(created_at),
        ...(known === 'waiting' && next_at && { nextAt: String(next_at) }),
        ...(known !== 'done' && typeof last_error === 'string' && { error: last_error }),
        ...(isJsonObject(result) && result.skipped !== undefined && { skipped: true }),
      };
    }),
  };
}
