import { type ReactNode, useMemo, useState } from 'react';
import {
  addressHref,
  useLanguage,
  useSession,
  useText,
  useWidgetAddress,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { Json, Language } from 'sala/schemas';
import type { ColumnSetting } from '../../shared/columns.ts';
import { type ListAsk, readListAddress, toggleSort, writeSort } from '../../shared/listAddress.ts';
import type { ListAnswer } from '../../shared/listAnswer.ts';
import { arrangeRows, readRows } from '../../shared/localList.ts';
import { readPasted } from '../../shared/readPasted.ts';
import { fillPath } from '../../shared/readValue.ts';
import { DataGrid } from '../grid/DataGrid.tsx';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Filters } from './Filters.tsx';
import { Paging } from './Paging.tsx';
import { Toolbar } from './Toolbar.tsx';
import { tableTexts } from './tableTexts.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import './table.css';

export interface TableProperties {
  title: string;
  dataSourceType: 'collection' | 'source' | 'inline' | 'api';
  inlineRows: string;
  columns: ColumnSetting[];
  pageSize: number;
  rowPath: string;
  searchable: boolean;
  filterable: boolean;
  choosable: boolean;
  exportable: boolean;
  bulk: boolean;
  density: 'compact' | 'normal' | 'relaxed';
}

/** A table of records. Search, filters, sorting and page are kept in the page's address. */
export function Table({ object, data }: WidgetViewProps<TableProperties>) {
  const { uid, title, rowPath } = object;
  const say = useText(tableTexts);
  const [address, change] = useWidgetAddress(uid);
  const ask = useMemo(() => readListAddress(address, object.pageSize), [address, object.pageSize]);
  const answer = useAnswer(object, data, ask);
  const { pending } = useWidgetData(uid);
  const choice = useColumnChoice(uid, answer?.columns ?? [], object);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [filtersOpen, setFiltersOpen] = useState(false);

  if (!answer || answer.denied)
    return (
      <Framed title={title}>
        <Missing object={object} denied={answer?.denied} />
      </Framed>
    );
  const chosen = answer.rows.filter(({ id }) => selected.has(String(id)));
  const mayChoose = object.bulk && answer.events.length > 0 && choice.isReady;
  const isNarrowed = ask.search !== '' || Object.keys(ask.filters).length > 0;
  return (
    <Framed title={title}>
      <Toolbar
        object={object}
        ask={ask}
        answer={answer}
        choice={choice}
        change={change}
        filtersOpen={filtersOpen}
        onFilters={setFiltersOpen}
      />
      {object.filterable && (
        <Filters uid={uid} ask={ask} answer={answer} change={change} open={filtersOpen} onOpen={setFiltersOpen} />
      )}
      {mayChoose && chosen.length > 0 && (
        <BulkBar uid={uid} answer={answer} chosen={chosen} onClear={() => setSelected(new Set())} />
      )}
      {answer.rows.length === 0 ? (
        <Notice
          text={say(isNarrowed ? 'nothingFound' : 'empty')}
          icon={isNarrowed ? 'search-x' : 'inbox'}
          action={isNarrowed ? <a href={addressHref(uid, clearedFilters(ask))}>{say('showAll')}</a> : undefined}
        />
      ) : (
        <DataGrid
          label={title || say('table')}
          columns={choice.columns}
          rows={answer.rows}
          sort={answer.sort}
          sortHref={(field) => addressHref(uid, sortedBy(answer, field))}
          onSort={(field, add) => change(sortedBy(answer, field, add))}
          selection={mayChoose ? { selected, onChange: setSelected } : undefined}
          rowHref={rowPath ? (row) => fillPath(rowPath, row) : undefined}
          totals={answer.totals}
          density={choice.density}
          pending={pending}
        />
      )}
      <Paging uid={uid} answer={answer} change={change} />
    </Framed>
  );
}

/** Sorting returns to the first page. */
function sortedBy({ sort }: ListAnswer, field: string, add?: boolean) {
  return { sort: writeSort(toggleSort(sort, field, add)), page: undefined };
}

export function clearedFilters({ filters }: ListAsk): Record<string, undefined> {
  const names = Object.keys(filters).flatMap((field) => [`f-${field}`, `f-${field}-from`, `f-${field}-to`]);
  return Object.fromEntries(['q', 'page', ...names].map((name) => [name, undefined]));
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="w-table">
      {title && <h2 className="w-table__title">{title}</h2>}
      {children}
    </div>
  );
}

function Missing({ object, denied }: { object: WidgetViewProps<TableProperties>['object']; denied?: boolean }) {
  const say = useText(tableTexts);
  const { user } = useSession();
  const { pending, error, refresh } = useWidgetData(object.uid);
  if (denied) return <Notice text={say('denied')} icon="lock" />;
  if (pending) return <GridSkeleton label={say('loading')} />;
  if (error !== undefined) {
    const retry = (
      <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
        {say('tryAgain')}
      </button>
    );
    return (
      <Notice
        text={say(object.dataSourceType === 'api' ? 'apiFailed' : 'failed')}
        icon="triangle-alert"
        failed
        action={retry}
      />
    );
  }
  return user ? <Notice text={say('notChosen')} icon="table-2" /> : null;
}

function useAnswer(
  { dataSourceType, inlineRows, columns }: TableProperties,
  { list, rows }: Record<string, Json>,
  ask: ListAsk,
): ListAnswer | undefined {
  const language: Language = useLanguage();
  return useMemo(() => {
    if (dataSourceType === 'inline') {
      const pasted = readPasted(inlineRows, columns);
      return pasted.columns.length > 0 ? arrangeRows(pasted.rows, pasted.columns, ask, language) : undefined;
    }
    if (dataSourceType !== 'source') return (list as ListAnswer | null | undefined) ?? undefined; // what data.list answers
    const found = readRows(rows);
    return found && arrangeRows(found, columns, ask, language);
  }, [dataSourceType, inlineRows, columns, list, rows, ask, language]);
}
