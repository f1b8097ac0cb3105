import { type AccessDecision, decideAccess } from '../../engine/access/decideAccess.ts';
import type { Collection } from '../../engine/collection/collection.ts';
import { notAllowed, unknownCollection } from '../../engine/errors/recordErrors.ts';
import type { QueryCatalog } from '../../engine/query/querySource.ts';
import type { Language, RecordAction, SalaError, Site } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { signInNeeded } from '../errors/httpErrors.ts';
import type { Actor } from './actor.ts';
import type { SiteCollections, StoredCollection } from './collections.ts';

/** What every read and write of records is given. */
export interface RecordsContext {
  app: App;
  site: Site;
  db: TenantDb;
  actor: Actor;
  language: Language;
  collections: SiteCollections;
  /** Inside a transaction: what is to be told once it has held. */
  afterCommit?: (() => void)[];
}

export function findCollection(context: RecordsContext, name: string): StoredCollection {
  const stored = context.collections.get(name);
  if (!stored) throw unknownCollection({ t: name });
  return stored;
}

export type Allowed = Extract<AccessDecision, { allowed: true }>;

/** What a role may do never depends on the person (rules about persons stay conditions), so it is decided once. */
const decided = new WeakMap<Collection, Map<string, AccessDecision>>();

export function decide(
  { actor, collections }: RecordsContext,
  { collection }: StoredCollection,
  action: RecordAction,
): AccessDecision {
  // A key's query, reference or search may not lead out of what its calls reach.
  if (actor.reach && !actor.reach.some((name) => collections.get(name)?.collection === collection))
    return { allowed: false, reason: 'role' };
  const known = decided.get(collection) ?? new Map<string, AccessDecision>();
  decided.set(collection, known);
  const key = `${action} ${actor.role} ${actor.userId === null}`;
  const decision =
    known.get(key) ?? decideAccess({ collection, action, actor: { id: actor.userId, role: actor.role } });
  known.set(key, decision);
  return decision;
}

/** What the caller may do under this action, or the refusal: sign in first, or not at all. */
export function requireAccess(context: RecordsContext, stored: StoredCollection, action: RecordAction): Allowed {
  const decision = decide(context, stored, action);
  if (decision.allowed) return decision;
  throw refuse(context);
}

export function refuse({ actor }: RecordsContext): SalaError {
  return actor.userId === null && actor.role === 'public' ? signInNeeded() : notAllowed();
}

/** Narrows every collection that a query names to what the caller may read of it. */
export function catalogFor(context: RecordsContext, action: RecordAction = 'read'): QueryCatalog {
  const { collections, actor, site } = context;
  return {
    sourceOf: (name) => collections.get(name)?.source,
    accessFor: (name) => {
      const stored = collections.get(name);
      if (!stored) return 'none';
      const decision = decide(context, stored, action);
      return decision.allowed ? { when: decision.condition, fields: decision.readable } : 'none';
    },
    variables: {
      user: actor.userId === null ? undefined : { id: actor.userId, role: actor.role },
      site: { id: site.id, name: site.name },
    },
  };
}
