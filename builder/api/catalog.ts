import { type Catalog, type CatalogEntry, createCatalog } from '../catalog/catalog.ts';
import { request } from './request.ts';

/** The widgets that the current person may place on this site. */
export async function readCatalog(): Promise<Catalog> {
  const { data } = await request<{ data: { widgets: CatalogEntry[] } }>('/api/builder/catalog');
  return createCatalog(data.widgets);
}
