import type { AccessRule, RecordAction } from '../../schemas/collection/collection.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Collection } from '../collection/collection.ts';
import { type Actor, houseRoles, rootRole } from './actor.ts';

/** What one rule opens: the records that meet `when` (all without it), and of those the fields named (all without it). */
export interface AccessGrant {
  when?: Condition;
  fields?: readonly string[];
}

export type AccessDecision =
  | { allowed: false; reason: 'sign_in' | 'role' }
  | {
      allowed: true;
      /** Only records that meet it; may hold variables. */
      condition?: Condition;
      /** Fields that may be seen on every record the caller reaches; without it all of them. */
      readable?: string[];
      /** Fields that may be written on every record the caller reaches; without it all of them. */
      writable?: string[];
      /** Rule by rule, for a record at hand: two rules may open different fields of different records. */
      grants: readonly AccessGrant[];
    };

/**
 * What somebody may do with the records of a collection. Root and the system pass everywhere. Several rules that fit add up: a
 * record is reached when one of them opens it. A collection without rules for an action is the house's own: only root,
 * superadmin and admin; export then follows the rules for reading, import those for creating.
 */
export function decideAccess(question: {
  collection: Collection;
  action: RecordAction;
  actor: Actor | null;
}): AccessDecision {
  const { collection, action, actor } = question;
  if (actor === null || actor.role === rootRole) return { allowed: true, grants: [{}] };
  const rules = findRules(collection, action);
  const fitting = rules.filter((rule) => fits(rule, actor));
  if (fitting.length === 0) return { allowed: false, reason: actor.id === null ? 'sign_in' : 'role' };
  const grants = fitting.map(readGrant);
  const condition = joinConditions(grants);
  const fields = shareFields(grants);
  const isReading = action === 'read' || action === 'export';
  return {
    allowed: true,
    grants,
    ...(condition && { condition }),
    ...(fields && (isReading ? { readable: fields } : { writable: fields })),
  };
}

/** The rules that speak about an action, the house's own where the collection has none. */
export function findRules({ access }: Collection, action: RecordAction): readonly AccessRule[] {
  const named = access[action];
  if (named) return named;
  if (action === 'export') return findRules({ access } as Collection, 'read'); // only `access` is looked at
  if (action === 'import') return findRules({ access } as Collection, 'create');
  return [{ roles: [...houseRoles] }];
}

/** Whether a rule speaks about this person at all, whatever the record. */
export function fits({ roles, public: open }: AccessRule, actor: Actor): boolean {
  if (open) return true;
  if (roles) return roles.includes(actor.role);
  return actor.id !== null;
}

function readGrant({ owner, when, fields }: AccessRule): AccessGrant {
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
 * The fields that are open whichever of the grants lets a record through: those of the unconditional ones, and those that
 * every conditional one has.
 */
function shareFields(grants: AccessGrant[]): string[] | undefined {
  const always = grants.filter((grant) => !grant.when);
  const sometimes = grants.filter((grant) => grant.when);
  if (always.length > 0) return unite(always);
  const [first, ...rest] = sometimes.map(({ fields }) => fields);
  return rest.reduce<readonly string[] | undefined>(intersect, first)?.slice();
}

/** The fields of several grants together; undefined when one of them opens all. */
export function unite(grants: readonly AccessGrant[]): string[] | undefined {
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
