import type { Api } from '../../runtime/api/createApi.ts';
import { type Catalog, type CatalogEntry, createCatalog } from '../document/catalog/catalog.ts';

/** The widgets that the current person may place on this site, and the controls that edit them. */
export async function readCatalog(api: Api): Promise<Catalog> {
  type Answer = { data: Pick<Catalog, 'controls' | 'forms' | 'coming'> & { widgets: CatalogEntry[] } };
  const { data } = await api<Answer>('/api/builder/catalog');
  return createCatalog(data.widgets, data);
}
