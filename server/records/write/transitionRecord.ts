import { planRecordTransition } from '../../../engine/record/planRecordTransition.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { findCollection, type RecordsContext, refuse } from '../context/recordsContext.ts';
import { maySendEvents, requireEvent } from '../decide/decideEvent.ts';
import { planContextFor } from '../decide/planContext.ts';
import { mayTransition } from '../read/readRecord.ts';
import { planAndWrite, type Written } from './planAndWrite.ts';

export interface TransitionOptions {
  note?: string;
  version?: number;
  data?: JsonObject;
}

/** Sends an event to a record: its machine decides the state that follows, and what else changes. */
export async function transitionRecord(
  context: RecordsContext,
  name: string,
  { id, event, note, version, data }: TransitionOptions & { id: string; event: string },
): Promise<Written> {
  const stored = findCollection(context, name);
  if (!maySendEvents(context, stored)) throw refuse(context, stored, 'update');
  return planAndWrite(context, stored, {
    id,
    version,
    may: (row) => mayTransition(context, stored, row),
    plan: (current) => {
      const decision = requireEvent(context, stored, { state: current.state, event });
      return planRecordTransition({ ...planContextFor(context, stored, decision), current, event, note, input: data });
    },
  });
}
