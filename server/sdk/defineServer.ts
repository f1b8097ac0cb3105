import type { JsonObject } from '../../schemas/index.ts';

/** What a data source or an effect is given; never a global. Widened by `server/` as parts arrive. */
export interface SourceContext {
  siteId: string;
  userId: string | null;
  role: string;
  params: JsonObject;
}

/** The server side of a plugin: one typed map, so everything a plugin can add is readable here. */
export interface ServerPlugin {
  /** Named reads for widgets (`{ source: 'site.menu' }`). */
  sources?: Record<string, (context: SourceContext) => Promise<unknown>>;
}

/** Types the server side of a plugin without changing it. */
export function defineServer(server: ServerPlugin): ServerPlugin {
  return server;
}
