import type { Condition } from '../../../schemas/condition.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { RelatedRead } from '../../collection/compiled/findRelated.ts';

/** Other records of which some must be known before an action can be planned. */
export interface FindNeed {
  collection: string;
  where: Condition;
  sort: Record<string, 1 | -1>;
  atMost: number;
  /** Whoever finds none begins one: others who look for the same wait. */
  begins: boolean;
}

/** What the actions of an event must know of other records; it is read and locked, and then they are planned again. */
export interface ActionNeeds {
  reads: RelatedRead[];
  finds: FindNeed[];
}

/** Other records as they are under the locks of the transaction. */
export interface ActionFound {
  /** The records of a need in their order; undefined before they were read. */
  find: (need: FindNeed) => readonly JsonObject[] | undefined;
  /** A record with those it refers to under their names. */
  join: (record: JsonObject) => JsonObject;
}
