import type { Logger } from 'pino';
import { isMadeOfNames } from '../../../engine/people/isMadeOfNames.ts';
import type { Site } from '../../../schemas/index.ts';
import type { Config } from '../../platform/config/readConfig.ts';
import { passwordFrequent } from '../accounts.errors.ts';
import { isFrequentPassword } from './isFrequentPassword.ts';
import { isLeakedPassword } from './isLeakedPassword.ts';

/** What a guesser knows of the owner of a password. */
export interface PasswordOwner {
  email?: string | null;
  username?: string;
  phone?: string | null;
  citizen?: string | null;
  profile?: { firstname?: string; lastname?: string };
}

const productName = 'sala';

/** Refuses passwords that a guesser tries first: frequent and leaked ones, names and numbers of the owner, names of the site. */
export async function refuseGuessable(
  { leakedPasswords }: Pick<Config, 'leakedPasswords'>,
  { site, log }: { site: Pick<Site, 'name' | 'names' | 'hosts'>; log: Pick<Logger, 'error'> },
  { owner, password }: { owner: PasswordOwner; password: string },
): Promise<void> {
  const { email, username, phone, citizen, profile = {} } = owner;
  const ofSite = [productName, site.name, ...Object.values(site.names ?? {}), ...site.hosts];
  const ofOwner = [email?.split('@')[0], username?.split('@')[0], phone, citizen, profile.firstname, profile.lastname];
  const isGuessable =
    isMadeOfNames(password, [...ofSite, ...ofOwner]) ||
    (await isFrequentPassword(password)) ||
    (leakedPasswords !== undefined && (await isInList(leakedPasswords, { password, log })));
  if (isGuessable) throw passwordFrequent();
}

/** Without the list passwords are still changed, which who shares theirs with a thief cannot wait for: the operator is told each time. */
async function isInList(file: string, { password, log }: { password: string; log: Pick<Logger, 'error'> }) {
  try {
    return await isLeakedPassword(file, password);
  } catch (error) {
    log.error({ err: error }, 'a new password was not looked for in LEAKED_PASSWORDS, which cannot be read');
    return false;
  }
}
