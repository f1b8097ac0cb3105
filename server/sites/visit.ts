import type { Logger } from 'pino';
import type { Visitor } from '../../engine/access/route/decideRoute.ts';
import type { Language, OwnRole, Site } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';

/** How a session was started. */
export type SignInVia = 'password' | 'oidc' | 'ldap' | 'bypass' | 'switch' | 'second_factor';

/** A session: the signed-in person on this site. */
export interface Session {
  /** Hash of the cookie; the cookie itself is stored nowhere. Never leaves the server. */
  key: string;
  userId: string;
  role: string;
  /** The own role of the site on top of it, as the site has it now. */
  own?: OwnRole;
  name: string;
  email: string;
  avatar?: string;
  firstname?: string;
  lastname?: string;
  phone?: string;
  /** The language of their account. */
  language?: string;
  mustReset: boolean;
  /** The site demands a second factor of them, and they have none. */
  needsFactor: boolean;
  /** Refuses every call until the person enters their password. */
  locked: boolean;
  expiresAt: string;
  /** The site where the account was made. */
  homeSiteId: string;
  via: SignInVia | 'key';
  /** The person who was let in for them by a bypass link. */
  openedBy?: string;
  createdAt: string;
  /** The API key of a client without a person. */
  apiKey?: { id: string; collections: string[] };
}

/** Who did it and, where they were let in for somebody, for whom: what logs keep of every write. */
export interface Authors {
  by: string | null;
  onBehalfOf: string | null;
}

export function readAuthors(session: Session | null): Authors {
  if (session?.openedBy === undefined) return { by: session?.userId ?? null, onBehalfOf: null };
  return { by: session.openedBy, onBehalfOf: session.userId };
}

export interface CookieOptions {
  httpOnly: boolean;
  sameSite: 'strict' | 'lax';
  /** Without it the cookie ends with the browser. */
  expires?: Date;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** Set in the answer, for the whole site, and only over TLS if the request came over TLS. */
  set(name: string, value: string, options: CookieOptions): void;
}

/** One request to one site, without HTTP details that domain code does not need. */
export interface Visit {
  requestId: string;
  log: Logger;
  site: Site;
  session: Session | null;
  language: Language;
  /** The database of this site. */
  db: TenantDb;
  now: Date;
  /** The address of the client. */
  address: string;
  /** The client's `User-Agent`. */
  device: string;
  protocol: string;
  /** The requested host name; one of the site's. */
  hostname: string;
  /** The requested port; empty for the default one, and where it is not known. */
  port: string;
  cookies: Cookies;
}

/** A visit whose call requires a signed-in person: code that takes it needs no guard of its own. */
export type SignedInVisit = Visit & { session: Session };

/** What routes and menus ask about whoever visits. */
export function visitorOf(session: Pick<Session, 'role' | 'own'> | null): Visitor {
  return { signedIn: session !== null, role: session?.role ?? 'public', ...(session?.own && { own: session.own }) };
}
