import type { Api } from '../../runtime/api/createApi.ts';
import type { Text } from '../../schemas/index.ts';

export type PlaceTitle = Text | string | null;

/** A page of the site that a link may lead to. */
export interface PagePlace {
  path: string;
  title: PlaceTitle;
  key?: string;
}

/** A layout that another may include. */
export interface LayoutPlace {
  key: string;
  title: PlaceTitle;
}

export interface Places {
  pages: PagePlace[];
  layouts: LayoutPlace[];
  /** Paths that answer besides: of pages about records, with `:parameters`, and earlier addresses. */
  others: string[];
  /** Hosts whose pictures this site shows. */
  mediaHosts: string[];
  /** What the collections are called that this person may not read. */
  unread: { name: string; title: Text }[];
  /** The collections of which a form of this person may make records, and the fields that it may fill. */
  fillable: { name: string; fields: string[] }[];
}

const known = new WeakMap<Api, Promise<Places>>();

/** The site got another page or block: they are read again when a control next shows them. */
export function forgetPlaces(api: Api): void {
  known.delete(api);
}

/** The pages and layouts of the site; requested once while the builder is open. */
export function readPlaces(api: Api): Promise<Places> {
  const asked = known.get(api) ?? api<{ data: Places }>('/api/builder/places').then(({ data }) => data);
  known.set(api, asked);
  asked.catch(() => known.delete(api)); // the next request may succeed
  return asked;
}
