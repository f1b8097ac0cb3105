import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import type { Queue } from '../platform/queue/openQueue.ts';
import type { Session, SignInVia } from '../sites/visit.ts';
import { accessLock } from './accessLock.ts';
import { type ListedSession, listSessions } from './listSessions.ts';
import { createSessionCache, type SessionChange } from './sessionCache.ts';

export interface NewSession {
  siteId: string;
  userId: string;
  remember: boolean;
  address: string;
  userAgent: string;
  via?: SignInVia;
  /** Who opened it for its person. */
  openedBy?: string;
  /** The password of the account when its person was let in; the session opens only while it is the same. */
  passwordHash: string | null;
}

export interface SessionStore {
  /** Undefined where the password was changed, or the person shut out, since they were let in. */
  open(session: NewSession): Promise<{ token: string; expiresAt: Date } | undefined>;
  find(siteId: string, token: string): Promise<StoredSession | null>;
  end(siteId: string, key: string): Promise<void>;
  /** Ends every session of an account on this site, and those that it opened for others, save the one named. */
  endAll(siteId: string, userId: string, keep?: string): Promise<void>;
  /** Ends every session of an account on every site, save the one named. */
  endEverywhere(userId: string, keep?: string): Promise<void>;
  /** Ends one session of an account, wherever it is, by its public id; returns whether there was one. */
  endOne(userId: string, publicId: string): Promise<boolean>;
  lock(siteId: string, key: string): Promise<void>;
  /** Locks every session of an account on this site. */
  lockAll(siteId: string, userId: string): Promise<void>;
  unlock(siteId: string, key: string): Promise<void>;
  /** Call it after a role or a name changed: every process reads the sessions of this account again. */
  refresh(userId: string): Promise<void>;
  /** The same for every session: what a role may do has changed. */
  refreshAll(): Promise<void>;
  /** The living sessions of an account on every site. */
  list(userId: string, currentKey: string): Promise<ListedSession[]>;
}

/**
 * A session as it is stored. Which rights its person's own role gives, and whether a second factor is demanded, the site says when
 * the session is found.
 */
export type StoredSession = Omit<Session, 'needsFactor'> & { ownRole: string | null; secondFactorOn: boolean };

interface SessionRow {
  language: string | null;
  account_id: string;
  home_site_id: string;
  role: string;
  own_role: string | null;
  email: string | null;
  username: string;
  profile: { firstname?: string; lastname?: string; avatar?: string };
  phone: string | null;
  must_reset: boolean;
  second_factor_on: boolean;
  locked: boolean;
  expires_at: string;
  seen_at: string;
  created_at: string;
  via: SignInVia;
  opened_by: string | null;
}

const hour = 3_600_000;
const lifetime = { normal: 12 * hour, remembered: 30 * 24 * hour };
/** A session without "remember me" ends after this long without a request. */
export const idleMinutes = 90;
const seenEveryMs = 60_000;
/** Published to every process, with a `SessionChange`, when sessions ended, were locked or changed. */
export const sessionsTopic = 'sessions.ended';

/**
 * Sessions are rows of the database, cached for some seconds in each process. Ending or changing a session updates the
 * cache of every process at once, and no other session.
 */
export async function createSessionStore({ db, queue }: { db: Database; queue: Queue }): Promise<SessionStore> {
  const cache = createSessionCache<StoredSession>();
  await queue.subscribe(sessionsTopic, (_, data) => cache.forget(data as SessionChange)); // published just below
  const forget: Forget = async (change) => {
    cache.forget(change);
    await queue.publish(sessionsTopic, change);
  };
  return {
    open: (session) => insertSession(db, session),
    find: (siteId, token) => {
      const key = hashToken(token);
      return cache.read(`${siteId} ${key}`, () => readSession(db, siteId, key));
    },
    ...endings(db, forget),
    lock: async (siteId, key) => {
      await db.site(siteId).run(lockSql, [Buffer.from(key, 'hex')]);
      await forget({ key });
    },
    lockAll: async (siteId, userId) => {
      await db.site(siteId).run('update session set locked_at = now() where account_id = $1', [userId]);
      await forget({ userId });
    },
    unlock: async (siteId, key) => {
      await db.site(siteId).run('update session set locked_at = null where id_hash = $1', [Buffer.from(key, 'hex')]);
      await forget({ key });
    },
    refresh: (userId) => forget({ userId }),
    refreshAll: () => forget({}),
    list: (userId, currentKey) => listSessions(db.platform, userId, currentKey),
  };
}

type Forget = (change: SessionChange) => Promise<void>;
type Endings = Pick<SessionStore, 'end' | 'endAll' | 'endEverywhere' | 'endOne'>;

function endings(db: Database, forget: Forget): Endings {
  return {
    end: async (siteId, key) => {
      await db.site(siteId).run('delete from session where id_hash = $1', [Buffer.from(key, 'hex')]);
      await forget({ key });
    },
    endAll: async (siteId, userId, keep) => {
      await db.site(siteId).run(endSql, [userId, keep ? Buffer.from(keep, 'hex') : null]);
      await forget({ userId });
    },
    endEverywhere: async (userId, keep) => {
      await db.platform.query(endSql, [userId, keep ? Buffer.from(keep, 'hex') : null]);
      await forget({ userId });
    },
    endOne: async (userId, publicId) => {
      const ended = await db.platform.query(
        'delete from session where account_id = $1 and public_id::text = $2 returning public_id',
        [userId, publicId],
      );
      await forget({ userId });
      return ended.length > 0;
    },
  };
}

async function insertSession(
  db: Database,
  session: NewSession,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const { siteId, userId, remember, address, userAgent, via = 'password', openedBy } = session;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + (remember ? lifetime.remembered : lifetime.normal));
  const opened = await db.site(siteId).transaction(async (tx) => {
    for (const person of [userId, openedBy])
      if (person) await tx.query(`select pg_advisory_xact_lock_shared(${accessLock})`, [person]);
    return tx.run({
      name: 'session_open',
      text: openSql,
      values: [
        Buffer.from(hashToken(token), 'hex'),
        siteId,
        userId,
        expiresAt,
        remember,
        address,
        userAgent.slice(0, 300),
        via,
        openedBy,
        session.passwordHash,
      ],
    });
  });
  return opened > 0 ? { token, expiresAt } : undefined;
}

async function readSession(db: Database, siteId: string, key: string): Promise<StoredSession | null> {
  const site = db.site(siteId);
  const rows = await site.query<SessionRow>({ name: 'session_find', text: findSql, values: [Buffer.from(key, 'hex')] });
  const row = rows[0];
  if (!row) return null;
  if (Date.now() - Date.parse(row.seen_at) > seenEveryMs)
    await site.run('update session set seen_at = now() where id_hash = $1', [Buffer.from(key, 'hex')]);
  return {
    key,
    userId: row.account_id,
    role: row.role,
    ownRole: row.own_role,
    name: [row.profile.firstname, row.profile.lastname].filter(Boolean).join(' ') || row.email || row.username,
    email: row.email ?? '',
    avatar: row.profile.avatar,
    firstname: row.profile.firstname,
    lastname: row.profile.lastname,
    phone: row.phone ?? undefined,
    ...(row.language !== null && { language: row.language }),
    mustReset: row.must_reset,
    secondFactorOn: row.second_factor_on,
    locked: row.locked,
    expiresAt: row.expires_at,
    homeSiteId: row.home_site_id,
    via: row.via,
    createdAt: row.created_at,
    openedBy: row.opened_by ?? undefined,
  };
}

// The same statement deletes the account's expired sessions.
const openSql = `
  with over as (delete from session where account_id = $3 and expires_at < now())
  insert into session (id_hash, site_id, account_id, expires_at, remember, address, user_agent, via, opened_by)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9 from account join membership on membership.account_id = account.id
  where account.id = $3 and membership.site_id = current_site() and account.password_hash is not distinct from $10
    and account.disabled_at is null and membership.disabled_at is null`;

// Those that somebody opened for another person end with their own.
const endSql = 'delete from session where (account_id = $1 or opened_by = $1) and ($2::bytea is null or id_hash <> $2)';

const lockSql = 'update session set locked_at = now() where id_hash = $1';

const findSql = `
  select session.account_id, account.site_id as home_site_id, membership.role, membership.own_role, account.email,
    account.username, account.profile, account.phone, account.language, account.must_reset,
    account.second_factor_at is not null as second_factor_on, session.locked_at is not null as locked, session.expires_at, session.seen_at, session.created_at, session.via,
    session.opened_by
  from session
  join account on account.id = session.account_id
  join membership on membership.account_id = session.account_id and membership.site_id = session.site_id
  where session.id_hash = $1 and session.expires_at > now()
    and (session.remember or session.seen_at > now() - interval '${idleMinutes} minutes')
    and account.disabled_at is null and membership.disabled_at is null`;

function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
