import { type DataRequest, isJsonObject, type JsonObject, type LayoutObject, type WidgetAddress } from 'sala/schemas';
import { type ColumnSetting, isColumnKind } from '../columns.ts';
import { readDataQuery } from '../dataQuery.ts';
import { pageSizes, readListAddress } from './listAddress.ts';
import type { ListOrder } from './listAnswer.ts';
import { listKey } from './listViews.ts';
import { listCallFields } from './rowCalls.ts';

/** Data request of a table: the page of its list that the address selects. */
export function tableRequests(object: LayoutObject, address: WidgetAddress): Record<string, DataRequest> {
  const ask = readListAddress(address, readPageSize(object));
  if (object.dataSourceType === 'inline') return viewRequests(object);
  if (object.dataSourceType === 'source') {
    const source = String(object.source ?? '');
    if (!/^[\w-]+\.[\w-]+$/.test(source) || source === 'data.list') return {};
    return {
      ...viewRequests(object),
      rows: { source, params: { page: ask.page, limit: ask.limit, search: ask.search } },
    };
  }
  const isApi = object.dataSourceType === 'api';
  const query = isApi ? null : (readDataQuery(object.query) ?? null);
  const endpoint = isApi ? String(object.apiEndpoint ?? '') : '';
  if (!query && endpoint === '') return {};
  const list: ListOrder = {
    query,
    endpoint,
    columns: readColumns(object.columns),
    ask,
    address,
    key: listKey(query?.collection ?? 'api', object.uid),
    keep: [
      ...[...String(object.rowPath ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name),
      ...listCallFields(object),
    ],
    events: object.bulk === true,
    open: object.choosable !== false,
  };
  const reads = query ? [query.collection] : [];
  return { list: { source: 'data.list', params: { list: list as unknown as JsonObject }, reads } }; // plain JSON throughout
}

/** Lists of records read their views along with their rows. */
function viewRequests(object: LayoutObject): Record<string, DataRequest> {
  if (object.choosable === false) return {};
  return { views: { source: 'data.views', params: { list: listKey('local', object.uid) } } };
}

export function readPageSize({ pageSize }: LayoutObject): number {
  return pageSizes.find((size) => size === pageSize) ?? pageSizes[0];
}

export function readColumns(value: unknown): ColumnSetting[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((column): ColumnSetting[] => {
    if (!isJsonObject(column) || typeof column.field !== 'string' || column.field === '') return [];
    const { field, title, kind, total, hidden } = column;
    return [
      {
        field,
        title: typeof title === 'string' ? title : '',
        kind: isColumnKind(kind) ? kind : 'auto',
        total: total === true,
        hidden: hidden === true,
      },
    ];
  });
}
