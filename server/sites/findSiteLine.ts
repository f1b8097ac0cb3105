import type { App } from '../app/app.ts';
import { findAnySite } from './listAllSites.ts';
import { siteMissing } from './sites.errors.ts';

/** A site that root names by its id. */
export async function findSiteLine(app: App, siteId: string) {
  const site = await findAnySite(app.db.platform, siteId);
  if (!site) throw siteMissing();
  return site;
}
