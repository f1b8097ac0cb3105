import type { RecordCheck } from '../../../schemas/collection/collection.ts';
import type { Text } from '../../../schemas/text.ts';
import type { VariableContext } from '../../condition/bindVariables.ts';
import type { Actor } from '../../people/actor.ts';
import type { Places } from '../field/types/fieldTools.ts';

/** What validation knows apart from the record. */
export interface ValidationContext {
  actor: Actor | null;
  now: Date;
  site?: { readonly [name: string]: unknown };
  /** Time zone offset in minutes east of UTC; Thailand's by default. */
  timezoneOffset?: number;
  /** Days on which the site does not work. */
  holidays?: ReadonlySet<string>;
  /** The places of Thailand, which addresses are checked by. */
  places?: () => Places;
  /** What people call a state of the record. */
  titleOfState?: (state: string) => Text | undefined;
  /** The collection's own rule, named by its `x-check`. */
  check?: RecordCheck;
  /** Fields of the record that the caller does not read. */
  hidden?: ReadonlySet<string>;
  /** The system writes: fields that are read-only to people are accepted. */
  trusted?: boolean;
}

const thailand = 7 * 60;

export function readOffset({ timezoneOffset }: Pick<ValidationContext, 'timezoneOffset'>): number {
  return timezoneOffset ?? thailand;
}

/** Values of variables in the rules of a collection. */
export function readVariables({ actor, now, site, timezoneOffset }: ValidationContext): VariableContext {
  return {
    now,
    ...(actor && actor.id !== null && { user: actor }),
    ...(site && { site }),
    ...(timezoneOffset !== undefined && { timezoneOffset }),
  };
}
