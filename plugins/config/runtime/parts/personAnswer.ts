import type { LogEntry } from './logEntry.ts';
import type { SiteRoles } from './ownRole.ts';
import type { ListedPerson } from './person.ts';

export interface PersonDetail extends ListedPerson {
  username: string;
  citizen: string | null;
  mustReset: boolean;
  hasPassword: boolean;
  disabledAt: string | null;
  lockedUntil: string | null;
}

export interface PersonSite {
  id: string;
  name: string;
  host: string | null;
  role: string;
  disabled: boolean;
  home: boolean;
  current: boolean;
}

export interface PersonSession {
  id: string;
  seenAt: string;
  expiresAt: string;
  address: string | null;
  device: string | null;
  via: string;
}

/** What the source config.person answers. */
export interface PersonAnswer {
  person: { data: PersonDetail } | null;
  roles?: { data: SiteRoles };
  sites?: { data: PersonSite[] };
  sessions?: { data: PersonSession[] };
  signIns?: { data: LogEntry[] };
  changes?: { data: LogEntry[] };
}
