import type { RecordCheck } from '../../schemas/collection/collection.ts';
import type { Actor } from '../access/actor.ts';
import type { VariableContext } from '../condition/bindVariables.ts';

/** What validation may know beside the record. */
export interface ValidationContext {
  actor: Actor | null;
  now: Date;
  site?: { readonly [name: string]: unknown };
  /** Minutes east of UTC in which days begin and times without a zone are read; Thailand without it. */
  timezoneOffset?: number;
  /** The collection's own rule, named by its `x-check`. */
  check?: RecordCheck;
  /** The system writes: fields that are read-only to people are taken. */
  trusted?: boolean;
}

const thailand = 7 * 60;

export function readOffset({ timezoneOffset }: ValidationContext): number {
  return timezoneOffset ?? thailand;
}

/** What variables stand for in the rules of a collection. */
export function readVariables({ actor, now, site, timezoneOffset }: ValidationContext): VariableContext {
  return {
    now,
    ...(actor && actor.id !== null && { user: actor }),
    ...(site && { site }),
    ...(timezoneOffset !== undefined && { timezoneOffset }),
  };
}
