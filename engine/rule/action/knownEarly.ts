import type { Action } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { compileActionFormula } from './readActionValue.ts';

const system = new Set(['id', 'state']);

/** Whether other records have no say in whether an action is wanted: it asks fields of the record that no action before it may change. */
export function isKnownEarly(action: Action, collection: Collection, unsure: ReadonlySet<string>): boolean {
  if (action.when === undefined) return true;
  const each = 'each' in action ? action.each : undefined;
  return compileActionFormula(action.when, { collection, each }).reads.every((path) => {
    const [root, field = ''] = path.split('.');
    if (root !== 'record' || unsure.has(field)) return false;
    return system.has(field) || isStored(collection, field, unsure);
  });
}

/** What is computed may follow any field. */
function isStored({ fields }: Collection, field: string, unsure: ReadonlySet<string>): boolean {
  const found = fields.get(field);
  return found !== undefined && (!found.computed || unsure.size === 0);
}

/** The fields of the record itself that an action may change. */
export function listOwnChanges(action: Action): string[] {
  const lists = 'each' in action && action.each !== undefined ? [action.each] : [];
  if ('number' in action) return [action.number];
  if ('set' in action) return [...lists, ...Object.keys(action.set ?? {})];
  if ('add' in action) return [...lists, ...Object.keys(action.add)];
  if (!('create' in action)) return [];
  const { link, take, lines } = action;
  return [...lists, link, take?.taken, take?.short, lines?.from].filter((field) => field !== undefined);
}
