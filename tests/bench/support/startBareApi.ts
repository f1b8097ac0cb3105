import { type Floor, startFloor } from './startFloor.ts';

/** The floor of the records API. */
export function startBareApi(options: { databaseUrl: string; table: string; siteId?: string }): Promise<Floor> {
  return startFloor('bareApi.ts', { DATABASE_URL: options.databaseUrl, TABLE: options.table, SITE: options.siteId });
}
