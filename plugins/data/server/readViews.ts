import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { ListView } from '../shared/list/listViews.ts';

const most = 100;

export interface Views {
  views: ListView[];
  /** The reader may share views with everybody who sees the list. */
  mayShare: boolean;
}

/** The views of a list: the reader's own and the shared ones. */
export async function readViews({ records, person }: SourceContext, list: string): Promise<Views> {
  if (person.id === null || !records.describe('list_view')) return { views: [], mayShare: false };
  const { data } = await records.find('list_view', { filter: { list }, sort: { title: 1, id: 1 }, limit: most });
  const writable = (record: JsonObject) => records.writable('list_view', record).includes('settings');
  return {
    views: data.map((record) => ({
      id: String(record.id),
      version: Number(record.version),
      title: typeof record.title === 'string' ? record.title : '',
      shared: record.shared === true,
      mine: record.created_by === person.id || writable(record),
      settings: readSettings(record.settings),
    })),
    mayShare: records.writable('list_view').includes('shared'),
  };
}

function readSettings(value: unknown): ListView['settings'] {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** The source `data.views`: for tables whose rows are not records. */
export async function listViews(context: SourceContext): Promise<Views> {
  const { list } = context.params;
  return readViews(context, typeof list === 'string' ? list : '');
}
