import type { PlatformDb } from '../platform/db/database.ts';

/** A session as its owner sees it. */
export interface ListedSession {
  id: string;
  current: boolean;
  site: string;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
  address: string | null;
  device: string | null;
  via: string;
  remember: boolean;
}

interface ListRow {
  public_id: string;
  id_hash: Buffer;
  name: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
  via: string;
  remember: boolean;
}

/** The sessions of a person on every site, since they can end them from any of them. */
export async function listSessions(platform: PlatformDb, userId: string, currentKey: string): Promise<ListedSession[]> {
  const rows = await platform.query<ListRow>(
    `select session.public_id, session.id_hash, site.name, session.created_at, session.seen_at, session.expires_at,
       session.address, session.user_agent, session.via, session.remember
     from session join site on site.site_id = session.site_id
     where session.account_id = $1 and session.expires_at > now()
     order by session.seen_at desc limit 200`,
    [userId],
  );
  return rows.map((row) => ({
    id: row.public_id,
    current: row.id_hash.toString('hex') === currentKey,
    site: row.name,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    address: row.address,
    device: row.user_agent,
    via: row.via,
    remember: row.remember,
  }));
}
