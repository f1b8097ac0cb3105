import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../config/startError.ts';

/** The system user that PostgreSQL runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const preferredNames = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the one that already owns the data, else the least
 * privileged one the system knows. No user is created. Undefined means: run as whoever runs Sala.
 */
export function chooseServerUser(clusterDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = parsePasswd(readFileSync('/etc/passwd', 'utf8')).filter((user) => user.uid !== 0);
  const names = [...preferredNames, ...users.map((user) => user.name)];
  const chosen = names.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined);
  if (chosen) return { uid: chosen.uid, gid: chosen.gid };
  throw new StartError(
    'The embedded PostgreSQL cannot run as root, and this system has no other user: run Sala as an ordinary user, or set DATABASE_URL.',
  );
}

export function parsePasswd(text: string): (ServerUser & { name: string })[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
