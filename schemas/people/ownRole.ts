import type { RecordAction } from '../collection/collection.ts';
import type { Condition } from '../condition.ts';
import type { Text } from '../text.ts';

/** What an own role may do beside its base role: actions and events of one collection. */
export interface RoleGrant {
  collection: string;
  actions?: RecordAction[];
  /** Events of its machine that may be sent to records that the role reads. */
  events?: string[];
  /** Only these fields; by default all. */
  fields?: string[];
  /** Only records that they created. */
  owner?: boolean;
  /** Only records that match this condition. */
  when?: Condition;
}

/** What an own role may not do although its base role may. Without actions and events: anything with the collection. */
export interface RoleDenial {
  collection: string;
  actions?: RecordAction[];
  events?: string[];
  /** Only these fields are taken away; by default the actions themselves. */
  fields?: string[];
}

/** A role that a site or a plugin makes on top of a given one. */
export interface OwnRole {
  id: string;
  title: Text;
  /** The given role whose rights and rank it has. */
  base: string;
  grants?: RoleGrant[];
  denies?: RoleDenial[];
  /** Paths of pages that it may open beside those of its base. */
  pages?: string[];
  /** Paths of pages of its base that are closed to it. */
  closedPages?: string[];
}

/** The id of an own role as people write it. */
export const ownRoleId = '^[a-z][a-z0-9_-]{1,39}$';
