import type { Api } from '../../runtime/api/createApi.ts';
import { type Catalog, type CatalogEntry, createCatalog } from '../catalog/catalog.ts';

/** The widgets that the current person may place on this site. */
export async function readCatalog(api: Api): Promise<Catalog> {
  const { data } = await api<{ data: { widgets: CatalogEntry[] } }>('/api/builder/catalog');
  return createCatalog(data.widgets);
}
