import { isJsonObject, type JsonObject, type Layout } from '../../../schemas/index.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { presentSettings } from '../../sites/settings/presentSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { maySeeDraft } from '../rights/editingRights.ts';
import {
  mostPacked,
  type PackedFlow,
  packageFormat,
  packageVersion,
  packedSettings,
  type SitePackage,
} from './sitePackage.ts';

/** The package of the visited site as it is now. */
export async function packSite(app: PageParts, visit: Visit): Promise<SitePackage> {
  const { db, site } = visit;
  const settings = JSON.parse(JSON.stringify(presentSettings(app, site)));
  const collections = await db.query<SitePackage['collections'][number]>(
    'select name, schema, machine from collection where site_id = current_site() order by name',
  );
  const stored = await db.query<{ key: string; layout: Layout; published: boolean }>(
    `select key, coalesce(published, draft) as layout, published is not null as published from layout
     where deleted_at is null and coalesce(published, draft) is not null order by key`,
  );
  const layouts = stored.flatMap(({ key, layout, published }) =>
    published || maySeeDraft(visit, key) ? [{ key, layout }] : [],
  );
  return {
    format: packageFormat,
    version: packageVersion,
    title: site.name,
    settings: Object.fromEntries(
      packedSettings.flatMap((name) =>
        settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]],
      ),
    ),
    collections,
    flows: (await readFlows(app, visit)).map(({ flow }) => flow),
    layouts,
  };
}

const flowFields = ['title', 'description', 'enabled', 'roles', 'definition'];

/** The flows that this person may read, with their ids on this site. */
export async function readFlows(app: PageParts, visit: Visit): Promise<{ id: string; flow: PackedFlow }[]> {
  const records = await openVisitRecords(app, visit);
  const flows = records.context.collections.serving('flows');
  if (!flows) return [];
  const { data } = await records.find(flows.collection.name, { sort: { title: 1 }, limit: mostPacked.flows });
  return data.flatMap((record) => {
    if (!isJsonObject(record) || typeof record.title !== 'string') return [];
    const own: JsonObject = Object.fromEntries(
      flowFields.flatMap((name) => (record[name] === undefined || record[name] === null ? [] : [[name, record[name]]])),
    );
    return [{ id: String(record.id), flow: { ...own, title: record.title } }];
  });
}
