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
    _actions?: {
      event: string;
      to: string;
      title: string;
      refused?: { path: string; message: string }[];
      warned?: string[];
    }[];
    /** As it was just written: whoever did may take that back, by its version. */
    _undo?: true;
  };

export interface FindOptions {
  filter?: Condition;
  sort?: Record<string, 1 | -1>;
  page?: number;
  limit?: number;
  expand?: string[];
  /** Fields whose values are wanted in the words of the reader too, under `_titles`. */
  titles?: string[];
  search?: string;
}

export interface RecordList<Fields> {
  data: Stored<Fields>[];
  total: number;
  paging: { page: number; limit: number; totalPages: number };
}

/** A record as it was saved, with what the server has to say about it. */
export interface Saved<Fields> {
  record: Stored<Fields>;
  warnings: { path?: string; message: string }[];
}

interface WrittenAnswer<Fields> {
  data: Stored<Fields>;
  warnings?: Saved<Fields>['warnings'];
  undo?: true;
}

/** A change of a record, as its history shows it. */
export interface RecordChange {
  version: number;
  at: string;
  by: string | null;
  by_name: string | null;
}

/** Fields to change together with an event, and the version that the sender has seen. */
export interface TransitionGiven<Fields> {
  data?: Partial<Fields>;
  version?: number;
}

/** The calls of one collection, typed by its schema. */
export interface RecordsOf<Fields> {
  find(options?: FindOptions): Promise<RecordList<Fields>>;
  /** With `titles`, `_titles` holds what these fields say in the words of the reader. */
  read(id: string, wanted?: { titles?: readonly string[] }): Promise<Stored<Fields> & { _titles?: JsonObject }>;
  /** Its changes, latest first, for those who may see them. */
  history(id: string): Promise<RecordChange[]>;
  create(data: Partial<Fields>): Promise<Stored<Fields>>;
  update(id: string, data: Partial<Fields>, version?: number): Promise<Stored<Fields>>;
  /** Creates a record, with files that were sent for it, or changes the one that is named; answers its warnings too. */
  save(data: Partial<Fields>, at?: { id: string; version: number }, files?: string[]): Promise<Saved<Fields>>;
  transition(id: string, event: string, note?: string, given?: TransitionGiven<Fields>): Promise<Stored<Fields>>;
  remove(id: string): Promise<Stored<Fields>>;
  /** Brings it back from the trash. */
  restore(id: string): Promise<Stored<Fields>>;
  /** Takes back the change of one's own that made this version. */
  undo(id: string, version: number): Promise<Stored<Fields>>;
}

type FieldsOf<Name extends string> = Name extends keyof Collections ? Collections[Name] : JsonObject;

/** Typed access to records: `records('product').find({ filter: { status: 'active' } })`. */
export function createRecords(api: Api) {
  return <Name extends (keyof Collections & string) | (string & {})>(name: Name): RecordsOf<FieldsOf<Name>> => {
    type Fields = FieldsOf<Name>;
    // Layouts say the name: one with a slash in it would be another call, made in the name of whoever looks at the page.
    const base = `/api/${encodeURIComponent(name)}`;
    const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
    const save = async (path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<Saved<Fields>> => {
      const { data, warnings = [], undo } = await api<WrittenAnswer<Fields>>(path, { method, body });
      return { record: { ...data, ...(undo && { _undo: undo }) }, warnings };
    };
    const written = async (...change: Parameters<typeof save>) => (await save(...change)).record;
    return {
      find: ({ filter, page, limit, ...rest } = {}) =>
        api<RecordList<Fields>>(`${base}/query`, {
          method: 'POST',
          body: { method: 'find', args: filter ? [filter] : [], paging: { page, limit }, ...rest },
        }),
      read: async (id, { titles = [] } = {}) => {
        const asked = titles.length > 0 ? `?titles=${encodeURIComponent(titles.join(','))}` : '';
        return (await api<{ data: Stored<Fields> }>(one(id) + asked)).data;
      },
      history: async (id) => (await api<{ data: RecordChange[] }>(`${one(id)}/history`)).data,
      create: (data) => written(base, 'POST', { data }),
      update: (id, data, version) => written(one(id), 'PUT', { data, version }),
      save: (data, at, files = []) =>
        save(at ? one(at.id) : base, at ? 'PUT' : 'POST', {
          data,
          ...(at && { version: at.version }),
          ...(files.length > 0 && { files }),
        }),
      transition: (id, event, note, given) => written(`${one(id)}/transition`, 'POST', { event, note, ...given }),
      remove: (id) => written(one(id), 'DELETE'),
      restore: (id) => written(`${one(id)}/restore`, 'POST'),
      undo: (id, version) => written(`${one(id)}/undo`, 'POST', { version }),
    };
  };
}
