import type { AnyStateMachine } from 'xstate';
import { listStates, listTransitions } from '../../../engine/machine/readMachine.ts';
import { type JsonObject, readText, type Text } from '../../../schemas/index.ts';
import { decide, type RecordsContext } from '../context/recordsContext.ts';
import { showSchema } from './showSchema.ts';

/** The collections that the actor may read, each with its visible schema and the states of its machine. */
export function listReadable(context: RecordsContext): JsonObject[] {
  return context.collections.all().flatMap((stored) => {
    const reading = decide(context, stored, 'read');
    if (!reading.allowed) return [];
    const { collection, machine, plugin } = stored;
    return {
      name: collection.name,
      title: readText(collection.title, context.language),
      plugin: plugin ?? null,
      own: plugin === undefined && !collection.core,
      schema: showSchema(context, stored, reading) as unknown as JsonObject, // a schema is JSON
      machine: machine ? describeMachine(machine) : null,
    };
  });
}

/** Its states and its events, with what they are called. */
function describeMachine(machine: AnyStateMachine): JsonObject {
  const states = Object.keys(machine.states);
  const events: Record<string, Text> = {};
  for (const { event, meta } of states.flatMap((state) => listTransitions(machine, state)))
    events[event] ??= meta.title;
  const titles = Object.fromEntries(listStates(machine).map(({ name, meta }) => [name, meta.title]));
  const texts = { events, titles } as unknown as JsonObject; // texts are JSON
  return { initial: String(machine.config.initial), states, ...texts };
}
