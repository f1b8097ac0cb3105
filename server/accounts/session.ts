import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Queue } from '../queue/openQueue.ts';

/** Who is signed in, on this site. */
export interface Session {
  /** Hash of the cookie's value; the value itself is stored nowhere. */
  key: string;
  userId: string;
  role: string;
  name: string;
  email: string;
  avatar?: string;
  mustReset: boolean;
  expiresAt: string;
}

export interface NewSession {
  siteId: string;
  userId: string;
  remember: boolean;
  address: string;
  userAgent: string;
}

export interface SessionStore {
  open(session: NewSession): Promise<{ token: string; expiresAt: Date }>;
  find(siteId: string, token: string): Promise<Session | null>;
  end(siteId: string, key: string): Promise<void>;
  /** Ends every session of an account on this site, save the one named. */
  endAll(siteId: string, userId: string, keep?: string): Promise<void>;
}

interface SessionRow {
  account_id: string;
  role: string;
  email: string;
  profile: { firstname?: string; lastname?: string; avatar?: string };
  must_reset: boolean;
  expires_at: string;
  seen_at: string;
}

const hour = 3_600_000;
const lifetime = { normal: 12 * hour, remembered: 30 * 24 * hour };
const cacheMs = 10_000;
const seenEveryMs = 60_000;
const endedTopic = 'sessions.ended';

/**
 * Sessions live in the database. What was read is trusted for some seconds by this process; ending a session reaches every
 * process at once through the relay.
 */
export async function createSessionStore(options: { db: Database; queue: Queue }): Promise<SessionStore> {
  const { db, queue } = options;
  const cache = new Map<string, { session: Session | null; until: number }>();
  await queue.subscribe(endedTopic, () => cache.clear());

  async function read(siteId: string, key: string): Promise<Session | null> {
    const rows = await db
      .site(siteId)
      .query<SessionRow>({ name: 'session_find', text: findSql, values: [Buffer.from(key, 'hex')] });
    const row = rows[0];
    if (!row) return null;
    if (Date.now() - Date.parse(row.seen_at) > seenEveryMs)
      await db.site(siteId).run('update session set seen_at = now() where id_hash = $1', [Buffer.from(key, 'hex')]);
    return {
      key,
      userId: row.account_id,
      role: row.role,
      name: [row.profile.firstname, row.profile.lastname].filter(Boolean).join(' ') || row.email,
      email: row.email,
      avatar: row.profile.avatar,
      mustReset: row.must_reset,
      expiresAt: row.expires_at,
    };
  }

  async function forget(siteId: string): Promise<void> {
    cache.clear();
    await queue.publish(endedTopic, { siteId });
  }

  return {
    open: async (session) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + (session.remember ? lifetime.remembered : lifetime.normal));
      await db.site(session.siteId).run(
        `insert into session (id_hash, site_id, account_id, expires_at, remember, address, user_agent)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          Buffer.from(hashToken(token), 'hex'),
          session.siteId,
          session.userId,
          expiresAt,
          session.remember,
          session.address,
          session.userAgent.slice(0, 300),
        ],
      );
      return { token, expiresAt };
    },
    find: async (siteId, token) => {
      const key = hashToken(token);
      const cacheKey = `${siteId} ${key}`;
      const known = cache.get(cacheKey);
      if (known && known.until > Date.now()) return known.session;
      const session = await read(siteId, key);
      if (cache.size > 50_000) cache.clear();
      cache.set(cacheKey, { session, until: Date.now() + cacheMs });
      return session;
    },
    end: async (siteId, key) => {
      await db.site(siteId).run('delete from session where id_hash = $1', [Buffer.from(key, 'hex')]);
      await forget(siteId);
    },
    endAll: async (siteId, userId, keep) => {
      await db
        .site(siteId)
        .run('delete from session where account_id = $1 and ($2::bytea is null or id_hash <> $2)', [
          userId,
          keep ? Buffer.from(keep, 'hex') : null,
        ]);
      await forget(siteId);
    },
  };
}

const findSql = `
  select session.account_id, membership.role, account.email, account.profile, account.must_reset, session.expires_at, session.seen_at
  from session
  join account on account.id = session.account_id
  join membership on membership.account_id = session.account_id and membership.site_id = session.site_id
  where session.id_hash = $1 and session.expires_at > now() and account.disabled_at is null`;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
