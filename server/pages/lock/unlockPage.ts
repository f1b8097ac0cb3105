import { checkPassword } from '../../identity/credentials/hashPassword.ts';
import { badRequest, pageUnknown } from '../../platform/errors/httpErrors.ts';
import type { Visit } from '../../sites/visit.ts';
import { findPage, findRoute } from '../find/findPage.ts';
import { readAddress } from '../find/readAddress.ts';
import type { PageParts } from '../pageParts.ts';
import { wrongPagePassword } from './pageLock.errors.ts';
import { findPageLock, keepUnlocked } from './pageLock.ts';

/** Unlocks a page for a browser that sends its password. */
export async function unlockPage(
  app: PageParts,
  visit: Visit,
  { path, password }: { path: string; password: string },
): Promise<void> {
  const match = findRoute(app, visit, readAddress(path).pathname);
  if (!match || match.route.redirect) throw pageUnknown();
  const { layout, key } = await findPage(app, visit, match);
  if (!layout.settings.locked) throw badRequest({ what: 'path' });
  const lock = await findPageLock(app, visit.site.id, key);
  const isRight = await checkPassword(password, lock?.password_hash);
  if (!lock || !isRight) throw wrongPagePassword();
  keepUnlocked(app, visit, { key, lock });
}
