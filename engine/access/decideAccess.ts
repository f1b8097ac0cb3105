import type { AccessRule, RecordAction } from '../../schemas/collection/collection.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { type Actor, defaultAccessRoles, hasRole, rootRole } from '../people/actor.ts';
import { isStaff } from '../people/isStaff.ts';
import { followed, grantedRules, takenFields } from './ownRights.ts';

/**
 * What one rule grants: the records that match `when` (all without it), and of those the named fields (all without it).
 */
export interface AccessGrant {
  when?: Condition;
  fields?: readonly string[];
}

export type AccessDecision =
  | { allowed: false; reason: 'sign_in' | 'role' | 'core' }
  | {
      allowed: true;
      /** Only records that match it; may hold variables. */
      condition?: Condition;
      /** Fields that are readable on every record the caller reaches; without it all fields. */
      readable?: string[];
      /** Fields that are writable on every record the caller reaches; without it all fields. */
      writable?: string[];
      /** One grant per matching rule: two rules may open different fields of different records. */
      grants: readonly AccessGrant[];
    };

/**
 * What somebody may do with the records of a collection. Root and the system pass everywhere. Several rules that fit add up: a
 * record is reached when one of them opens it. A collection without rules for an action is open only to root,
 * superadmin and admin. Export, history and trash follow the rules for reading, the last two for staff only; import those for
 * creating. What the server keeps itself is written by nobody, the system included. An own role adds rules and takes away what it
 * denies, from whichever rule it comes.
 */
export function decideAccess(question: {
  collection: Collection;
  action: RecordAction;
  actor: Actor | null;
}): AccessDecision {
  const { collection, action, actor } = question;
  if (collection.core && !isReading(action)) return { allowed: false, reason: 'core' };
  if (actor === null || actor.role === rootRole) return { allowed: true, grants: [{}] };
  const taken = takenFields(actor.own, collection, action);
  const fitting = taken === 'all' ? [] : fittingRules(collection, action, actor);
  if (fitting.length === 0) return { allowed: false, reason: actor.id === null ? 'sign_in' : 'role' };
  const grants = fitting.map((rule) => withoutFields(readGrant(rule), collection, taken));
  const condition = joinConditions(grants);
  const fields = shareFields(grants);
  return {
    allowed: true,
    grants,
    ...(condition && { condition }),
    ...(fields && (isReading(action) ? { readable: fields } : { writable: fields })),
  };
}

/** The rules that let an actor do something: those of the collection that cover them, and those of their own role. */
export function fittingRules(collection: Collection, action: RecordAction, actor: Actor): AccessRule[] {
  const closed = !collection.access[action] && isForStaff(action) && !isStaff(actor.role);
  const rules = closed ? [] : findRules(collection, action).filter((rule) => ruleCovers(rule, actor));
  return [...rules, ...grantedRules(actor.own, collection, { action, named: closed })];
}

/** The rules for an action; the default roles where the collection has none. */
export function findRules({ access }: Pick<Collection, 'access'>, action: RecordAction): readonly AccessRule[] {
  const follows = followed[action];
  return access[action] ?? (follows ? findRules({ access }, follows) : [{ roles: [...defaultAccessRoles] }]);
}

function isReading(action: RecordAction): boolean {
  return action === 'read' || action === 'export' || isForStaff(action);
}

/**
 * Earlier versions of a record may reveal more than the current one: shown to staff only, unless the collection has a
 * rule of its own.
 */
function isForStaff(action: RecordAction): boolean {
  return action === 'history' || action === 'trash';
}

/** Whether a rule applies to this actor, whatever the record. */
export function ruleCovers({ roles, public: open }: AccessRule, actor: Actor): boolean {
  if (open) return true;
  if (roles) return hasRole(actor, roles);
  return actor.id !== null;
}

function withoutFields(grant: AccessGrant, { fields }: Collection, taken: ReadonlySet<string> | 'all'): AccessGrant {
  if (taken === 'all' || taken.size === 0) return grant;
  return { ...grant, fields: (grant.fields ?? [...fields.keys()]).filter((field) => !taken.has(field)) };
}

export function readGrant({ owner, when, fields }: AccessRule): AccessGrant {
  const parts: Condition[] = [...(owner ? [{ created_by: '$user.id' }] : []), ...(when ? [when] : [])];
  const [only] = parts;
  return {
    ...(only && { when: parts.length === 1 ? only : { $and: parts } }),
    ...(fields && { fields }),
  };
}

/** A grant without a condition opens every record, so no condition is left. */
export function joinConditions(grants: readonly AccessGrant[]): Condition | undefined {
  const conditions: Condition[] = [];
  for (const { when } of grants) {
    if (!when) return undefined;
    conditions.push(when);
  }
  return conditions.length === 1 ? conditions[0] : { $or: conditions };
}

/**
 * The fields that are accessible whichever grant matches a record: those of the unconditional grants, and those that
 * every conditional grant has.
 */
function shareFields(grants: AccessGrant[]): string[] | undefined {
  const always = grants.filter((grant) => !grant.when);
  const sometimes = grants.filter((grant) => grant.when);
  if (always.length > 0) return uniteFields(always);
  const [first, ...rest] = sometimes.map(({ fields }) => fields);
  return rest.reduce<readonly string[] | undefined>(intersect, first)?.slice();
}

/** The fields of several grants together; undefined when one of them opens all. */
export function uniteFields(grants: readonly AccessGrant[]): string[] | undefined {
  const names = new Set<string>();
  for (const { fields } of grants) {
    if (!fields) return undefined;
    for (const field of fields) names.add(field);
  }
  return [...names];
}

function intersect(one: readonly string[] | undefined, other: readonly string[] | undefined) {
  if (!one || !other) return one ?? other;
  return one.filter((field) => other.includes(field));
}
