import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Queue } from '../queue/openQueue.ts';
import { type ListedSession, listSessions } from './listSessions.ts';
import type { SignInVia } from './signInLog.ts';

/** Who is signed in, on this site. */
export interface Session {
  /** Hash of the cookie's value; the value itself is stored nowhere. Never leaves the server. */
  key: string;
  userId: string;
  role: string;
  name: string;
  email: string;
  avatar?: string;
  mustReset: boolean;
  /** Answers nothing until its owner gives his password. */
  locked: boolean;
  expiresAt: string;
  /** The site where the account was made. */
  homeSiteId: string;
  via: SignInVia | 'key';
  createdAt: string;
  /** A server that came with an API key; what it may reach is checked in `acceptApiKey`. */
  apiKey?: { id: string; collections: string[] };
}

export interface NewSession {
  siteId: string;
  userId: string;
  remember: boolean;
  address: string;
  userAgent: string;
  via?: SignInVia;
}

export interface SessionStore {
  open(session: NewSession): Promise<{ token: string; expiresAt: Date }>;
  find(siteId: string, token: string): Promise<Session | null>;
  end(siteId: string, key: string): Promise<void>;
  /** Ends every session of an account on this site, save the one named. */
  endAll(siteId: string, userId: string, keep?: string): Promise<void>;
  /** Ends every session of an account on every site, save the one named. */
  endEverywhere(userId: string, keep?: string): Promise<void>;
  /** Ends one session of an account, wherever it is, by its public id; tells whether there was one. */
  endOne(userId: string, publicId: string): Promise<boolean>;
  lock(siteId: string, key: string): Promise<void>;
  /** Locks every session of an account on this site. */
  lockAll(siteId: string, userId: string): Promise<void>;
  unlock(siteId: string, key: string): Promise<void>;
  /** To be called after a role or a name changed: every process reads its sessions anew. */
  refresh(): Promise<void>;
  /** The living sessions of an account on every site. */
  list(userId: string, currentKey: string): Promise<ListedSession[]>;
}

interface SessionRow {
  account_id: string;
  home_site_id: string;
  role: string;
  email: string | null;
  username: string;
  profile: { firstname?: string; lastname?: string; avatar?: string };
  must_reset: boolean;
  locked: boolean;
  expires_at: string;
  seen_at: string;
  created_at: string;
  via: SignInVia;
}

const hour = 3_600_000;
const lifetime = { normal: 12 * hour, remembered: 30 * 24 * hour };
/** A session that nobody asked to be remembered ends when nothing is heard of it for this long. */
export const idleMinutes = 90;
const cacheMs = 10_000;
const seenEveryMs = 60_000;
/** Told to every process whenever sessions ended, were locked or changed. */
export const sessionsTopic = 'sessions.ended';

/**
 * Sessions live in the database. What was read is trusted for some seconds by this process; ending a session reaches every
 * process at once through the relay.
 */
export async function createSessionStore(options: { db: Database; queue: Queue }): Promise<SessionStore> {
  const { db, queue } = options;
  const cache = new Map<string, { session: Session | null; until: number }>();
  // A read that began before a session was ended must not put it back.
  let age = 0;
  const clear = () => {
    age += 1;
    cache.clear();
  };
  await queue.subscribe(sessionsTopic, clear);

  async function forget(): Promise<void> {
    clear();
    await queue.publish(sessionsTopic, {});
  }

  return {
    open: (session) => insertSession(db, session),
    find: async (siteId, token) => {
      const key = hashToken(token);
      const cacheKey = `${siteId} ${key}`;
      const known = cache.get(cacheKey);
      if (known && known.until > Date.now()) return known.session;
      const before = age;
      const session = await readSession(db, siteId, key);
      if (cache.size > 50_000) cache.clear();
      if (before === age) cache.set(cacheKey, { session, until: Date.now() + cacheMs });
      return session;
    },
    end: async (siteId, key) => {
      await db.site(siteId).run('delete from session where id_hash = $1', [Buffer.from(key, 'hex')]);
      await forget();
    },
    endAll: async (siteId, userId, keep) => {
      await db.site(siteId).run(endSql, [userId, keep ? Buffer.from(keep, 'hex') : null]);
      await forget();
    },
    endEverywhere: async (userId, keep) => {
      await db.platform.query(endSql, [userId, keep ? Buffer.from(keep, 'hex') : null]);
      await forget();
    },
    endOne: async (userId, publicId) => {
      const ended = await db.platform.query(
        'delete from session where account_id = $1 and public_id::text = $2 returning public_id',
        [userId, publicId],
      );
      await forget();
      return ended.length > 0;
    },
    lock: async (siteId, key) => {
      await db.site(siteId).run(lockSql, [Buffer.from(key, 'hex')]);
      await forget();
    },
    lockAll: async (siteId, userId) => {
      await db.site(siteId).run('update session set locked_at = now() where account_id = $1', [userId]);
      await forget();
    },
    unlock: async (siteId, key) => {
      await db.site(siteId).run('update session set locked_at = null where id_hash = $1', [Buffer.from(key, 'hex')]);
      await forget();
    },
    refresh: forget,
    list: (userId, currentKey) => listSessions(db.platform, userId, currentKey),
  };
}

async function insertSession(db: Database, session: NewSession): Promise<{ token: string; expiresAt: Date }> {
  const { siteId, userId, remember, address, userAgent, via = 'password' } = session;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + (remember ? lifetime.remembered : lifetime.normal));
  await db.site(siteId).run({
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
    ],
  });
  return { token, expiresAt };
}

async function readSession(db: Database, siteId: string, key: string): Promise<Session | null> {
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
    name: [row.profile.firstname, row.profile.lastname].filter(Boolean).join(' ') || row.email || row.username,
    email: row.email ?? '',
    avatar: row.profile.avatar,
    mustReset: row.must_reset,
    locked: row.locked,
    expiresAt: row.expires_at,
    homeSiteId: row.home_site_id,
    via: row.via,
    createdAt: row.created_at,
  };
}

// What is over is cleared away by the way, in the one statement.
const openSql = `
  with over as (delete from session where account_id = $3 and expires_at < now())
  insert into session (id_hash, site_id, account_id, expires_at, remember, address, user_agent, via)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const endSql = 'delete from session where account_id = $1 and ($2::bytea is null or id_hash <> $2)';

const lockSql = 'update session set locked_at = now() where id_hash = $1';

const findSql = `
  select session.account_id, account.site_id as home_site_id, membership.role, account.email, account.username,
    account.profile, account.must_reset, session.locked_at is not null as locked, session.expires_at, session.seen_at, session.created_at, session.via
  from session
  join account on account.id = session.account_id
  join membership on membership.account_id = session.account_id and membership.site_id = session.site_id
  where session.id_hash = $1 and session.expires_at > now()
    and (session.remember or session.seen_at > now() - interval '${idleMinutes} minutes')
    and account.disabled_at is null and membership.disabled_at is null`;

function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
