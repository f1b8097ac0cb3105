import type { Condition, JsonObject, SystemFields } from '../../schemas/index.ts';
import type { Api } from './createApi.ts';

/**
 * The fields of each collection, by its name. Empty here: the type files beside the schemas of plugins (`npm run
 * types`) extend it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Collections {}

/** A record as the API answers it. */
export type Stored<Fields> = Partial<Fields> &
  SystemFields & {
    _actions?: { event: string; to: string; title: string; refused?: { path: string; message: string }[] }[];
  };

export interface FindOptions {
  filter?: Condition;
  sort?: Record<string, 1 | -1>;
  page?: number;
  limit?: number;
  expand?: string[];
  search?: string;
}

export interface RecordList<Fields> {
  data: Stored<Fields>[];
  total: number;
  paging: { page: number; limit: number; totalPages: number };
}

/** The calls of one collection, typed by its schema. */
export interface RecordsOf<Fields> {
  find(options?: FindOptions): Promise<RecordList<Fields>>;
  read(id: string): Promise<Stored<Fields>>;
  create(data: Partial<Fields>): Promise<Stored<Fields>>;
  update(id: string, data: Partial<Fields>, version?: number): Promise<Stored<Fields>>;
  transition(id: string, event: string, note?: string): Promise<Stored<Fields>>;
  remove(id: string): Promise<Stored<Fields>>;
}

type FieldsOf<Name extends string> = Name extends keyof Collections ? Collections[Name] : JsonObject;

/** Typed access to records: `records('product').find({ filter: { status: 'active' } })`. */
export function createRecords(api: Api) {
  return <Name extends (keyof Collections & string) | (string & {})>(name: Name): RecordsOf<FieldsOf<Name>> => {
    type Fields = FieldsOf<Name>;
    const base = `/api/${name}`;
    const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
    const written = async (path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown) =>
      (await api<{ data: Stored<Fields> }>(path, { method, body })).data;
    return {
      find: ({ filter, page, limit, ...rest } = {}) =>
        api<RecordList<Fields>>(`${base}/query`, {
          method: 'POST',
          body: { method: 'find', args: filter ? [filter] : [], paging: { page, limit }, ...rest },
        }),
      read: async (id) => (await api<{ data: Stored<Fields> }>(one(id))).data,
      create: (data) => written(base, 'POST', { data }),
      update: (id, data, version) => written(one(id), 'PUT', { data, version }),
      transition: (id, event, note) => written(`${one(id)}/transition`, 'POST', { event, note }),
      remove: (id) => written(one(id), 'DELETE'),
    };
  };
}
