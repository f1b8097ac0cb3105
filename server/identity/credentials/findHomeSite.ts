import type { Site } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';

/** The site where an account was made, which decides how its password is set and checked; else the visited site. */
export async function findHomeSite(
  app: IdentityParts,
  { site }: Pick<Visit, 'site'>,
  account: { homeSiteId: string } | null | undefined,
): Promise<Site> {
  const isElsewhere = account && account.homeSiteId !== site.id;
  return (isElsewhere && (await app.sites.byId(account.homeSiteId))) || site;
}
