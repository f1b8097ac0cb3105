import { checkActions } from '../../engine/action/checkActions.ts';
import type { RecordParts } from './recordParts.ts';

/** Logs what the machines of plugins name and nobody has; such an action refuses its event. */
export function reportActions({ collections, effects, numberPatterns, log }: RecordParts): void {
  const names = {
    collections: new Map(collections.shipped.map((stored) => [stored.collection.name, stored])),
    effects: [...effects.keys()],
    patterns: [...numberPatterns.keys()],
  };
  for (const { collection, machine, plugin } of collections.shipped)
    for (const fault of machine ? checkActions(collection, machine, names) : [])
      log.error({ plugin, collection: collection.name, ...fault }, 'an action of a machine is wrong');
}
