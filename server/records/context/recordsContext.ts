import { type AccessDecision, decideAccess } from '../../../engine/access/decideAccess.ts';
import { narrowDecision } from '../../../engine/access/narrowDecision.ts';
import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { offsetAt } from '../../../engine/content/timeZone.ts';
import type { Actor as EngineActor, RoleHolder } from '../../../engine/people/actor.ts';
import type { QueryCatalog } from '../../../engine/query/sql/querySource.ts';
import { changedElsewhere, notAllowed, unknownCollection } from '../../../engine/record/recordErrors.ts';
import type { Language, RecordAction, SalaError, Site } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import type { SiteCollections, StoredCollection } from '../collections/collections.ts';
import { type Actor, engineActor } from './actor.ts';
import type { SiteTriggers } from './flowTriggerStore.ts';
import type { RecordParts } from './recordParts.ts';
import type { ListeningHook } from './webhookStore.ts';
import type { ChangeCause } from './writeChange.ts';

/** The context of every read and write of records. */
export interface RecordsContext {
  app: RecordParts;
  site: Site;
  db: TenantDb;
  actor: Actor;
  language: Language;
  collections: SiteCollections;
  /** Days on which the site does not work. */
  holidays: ReadonlySet<string>;
  /** The webhooks that are on. */
  hooks: readonly ListeningHook[];
  /** What starts flows when records change, and by actions. */
  triggers: SiteTriggers;
  /** Inside a run of a flow: how many runs led to it. */
  flow?: { depth: number };
  /** Who must also be allowed to read: the publishers of the requesting layout. */
  publishers?: readonly RoleHolder[];
  /** Inside the actions of an event: what led here. */
  acting?: Acting;
  /** Time sends the event, which was due at this moment. */
  dueAt?: string;
  /** Inside a transaction: callbacks to run after the commit. */
  afterCommit?: (() => void)[];
}

/** What led to a change that an action makes. */
export interface Acting {
  cause: ChangeCause;
  /** The records whose events led here, outermost first. */
  trail: readonly string[];
  /** Counts what is changed in the whole transaction. */
  changed: { count: number };
}

export function findCollection(context: RecordsContext, name: string): StoredCollection {
  const stored = context.collections.get(name);
  if (!stored) throw unknownCollection({ t: name });
  return stored;
}

export type Allowed = Extract<AccessDecision, { allowed: true }>;

/** Decisions depend on the roles only (rules about persons stay conditions), so they are cached: by own role, by given role. */
const decided = new WeakMap<Collection, WeakMap<object, Map<string, AccessDecision>>>();
const noOwnRole = {};

/** A key's query, reference or search may not lead out of what its calls reach. */
function reaches(
  { actor, collections }: Pick<RecordsContext, 'actor' | 'collections'>,
  collection: Collection,
): boolean {
  return !actor.reach || actor.reach.some((name) => collections.get(name)?.collection === collection);
}

export function decide(
  { actor, collections, publishers = [] }: RecordsContext,
  { collection }: StoredCollection,
  action: RecordAction,
): AccessDecision {
  if (!reaches({ actor, collections }, collection) || (actor.impersonal && collection.core?.personal))
    return { allowed: false, reason: 'role' };
  const own = decideOnce(collection, action, engineActor(actor));
  const theirs = publishers.map((publisher) => decideOnce(collection, action, { id: 'publisher', ...publisher }));
  return theirs.length === 0 ? own : theirs.reduce(narrowDecision, own);
}

function decideOnce(collection: Collection, action: RecordAction, actor: EngineActor): AccessDecision {
  return rememberDecision(collection, actor, action, () => decideAccess({ collection, action, actor }));
}

/** What is decided about an actor's role, once for each collection; `what` says all that the decision depends on besides. */
export function rememberDecision(
  collection: Collection,
  actor: EngineActor,
  what: string,
  decideNow: () => AccessDecision,
): AccessDecision {
  const byRole = decided.get(collection) ?? new WeakMap<object, Map<string, AccessDecision>>();
  decided.set(collection, byRole);
  const known = byRole.get(actor.own ?? noOwnRole) ?? new Map<string, AccessDecision>();
  byRole.set(actor.own ?? noOwnRole, known);
  const key = `${what} ${actor.role} ${actor.id === null}`;
  const decision = known.get(key) ?? decideNow();
  known.set(key, decision);
  return decision;
}

/** The caller's access decision for an action, or a refusal: sign in first, or forbidden. */
export function requireAccess(context: RecordsContext, stored: StoredCollection, action: RecordAction): Allowed {
  const decision = decide(context, stored, action);
  if (decision.allowed) return decision;
  throw refuse(context, stored, action);
}

const changes: Partial<Record<RecordAction, 'create' | 'update' | 'delete'>> = {
  create: 'create',
  import: 'create',
  update: 'update',
  delete: 'delete',
};

export function refuse({ actor }: RecordsContext, { collection }: StoredCollection, action: RecordAction): SalaError {
  const change = changes[action];
  const call = change && collection.core?.changedBy[change];
  if (call) return changedElsewhere({ titleTh: collection.title.th, titleEn: collection.title.en, call });
  return actor.userId === null && actor.role === 'public' ? signInNeeded() : notAllowed();
}

/** Restricts every collection that a query names to what the caller may read of it. */
export function catalogFor(context: RecordsContext, action: RecordAction = 'read'): QueryCatalog {
  const { app, collections, actor, site } = context;
  const now = app.clock.now();
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
      now,
      timezoneOffset: offsetAt(site.timeZone, now.getTime()),
    },
  };
}

/**
 * Opens the fields that a reference shows, for anyone who may read the reference; nothing that an API key cannot
 * access.
 */
export function catalogByReference(context: RecordsContext): QueryCatalog {
  return {
    ...catalogFor(context),
    accessFor: (name) => {
      const stored = context.collections.get(name);
      return stored && reaches(context, stored.collection) ? { fields: stored.collection.byReference } : 'none';
    },
  };
}
