import { type KeyboardEvent, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  addressHref,
  useLanguage,
  useNavigate,
  useSession,
  useText,
  useWidgetAddress,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { Json, JsonObject, Language } from 'sala/schemas';
import { type ListAsk, readListAddress, toggleSort, writeSort } from '../../shared/list/listAddress.ts';
import { type ListAnswer, rowPath as recordPath } from '../../shared/list/listAnswer.ts';
import { applyViews, type ListView, listKey } from '../../shared/list/listViews.ts';
import { arrangeRows, readRows } from '../../shared/list/localList.ts';
import { readRowCalls } from '../../shared/list/rowCalls.ts';
import { readPasted } from '../../shared/readPasted.ts';
import { fillPath } from '../../shared/readValue.ts';
import { useCellEdit } from '../cells/useCellEdit.ts';
import { type Endless, useEndless } from '../endless/useEndless.ts';
import { DataGrid } from '../grid/DataGrid.tsx';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { isTyping } from '../parts/isTyping.ts';
import { Notice } from '../parts/Notice.tsx';
import { type DialogAddress, useDialogAddress } from '../parts/useDialogAddress.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { useColumnChoice } from './columns/useColumnChoice.ts';
import { useGroups } from './columns/useGroups.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { clearedFilters, isNarrowed, useListFilter } from './filters/useListFilter.ts';
import { Paging } from './Paging.tsx';
import { RowMenu } from './rows/RowMenu.tsx';
import { TrashNote } from './rows/TrashNote.tsx';
import { useRestore } from './rows/useRestore.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { TableProperties } from './tableProperties.ts';
import { tableTexts } from './texts/tableTexts.ts';
import { viewTexts } from './texts/viewTexts.ts';
import { useListViews } from './views/useListViews.ts';
import './table.css';

const CellLayer = lazy(async () => ({ default: (await import('../cells/CellLayer.tsx')).CellLayer }));

const QuickLook = lazy(async () => ({ default: (await import('./rows/QuickLook.tsx')).QuickLook }));

const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

/** A table of records. Search, filters, sorting and page are kept in the page's address. */
export function Table({ object, data }: WidgetViewProps<TableProperties>) {
  const { uid, title } = object;
  const say = useText(tableTexts);
  const { user } = useSession();
  const [own, change] = useWidgetAddress(uid);
  const saved = readSaved(object, data);
  const address = useMemo(() => applyViews(saved.views, own), [saved.views, own]);
  const ask = useMemo(() => readListAddress(address, object.pageSize), [address, object.pageSize]);
  const answer = useAnswer(object, data, ask);
  const { pending } = useWidgetData(uid);
  const views = useListViews({ uid, list: user ? saved.key : undefined, ...saved, address: own, change });
  const isOpen = object.choosable && user !== null;
  const choice = useColumnChoice({ isOpen, answer, address, change, views, density: object.density });
  const used = useListFilter({ ask, where: address.where }, answer, change, views.current);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const dialog = useDialogAddress(uid);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const restore = useRestore(uid, answer);
  const { calls, tool } = useRowMenu(object, answer);
  const look = useLook(uid, dialog);
  const hrefOf = rowHref(object, answer?.detailPath);
  const { endless, rows } = useEndless({ uid, isOn: object.endless, answer, address, change });
  const cells = useCellEdit(rows ?? answer?.rows, answer?.changeable);
  const groups = useGroups({ uid, answer, ask, change });
  if (!answer || answer.denied)
    return (
      <Framed title={title}>
        <Missing object={object} denied={answer?.denied} />
      </Framed>
    );
  const newPath = object.addPath || answer.newPath;
  const mayEdit = choice.isReady && hasAny(answer.changeable);
  const chosen = cells.rows.filter(({ id }) => selected.has(String(id)));
  const mayChoose =
    object.bulk &&
    choice.isReady &&
    (answer.mayDelete === true || answer.trash === true || hasAny([...listBulk(answer), ...calls]));
  return (
    <Framed title={title} newPath={newPath}>
      <Toolbar
        object={object}
        ask={ask}
        answer={answer}
        choice={choice}
        views={views}
        change={change}
        filters={used.filter.groups.length}
        filtersOpen={filtersOpen}
        cells={mayEdit ? cells : undefined}
        onFilters={setFiltersOpen}
        onImport={() => dialog.open('import')}
      />
      {dialog.current === 'import' && choice.isReady && answer.mayImport && answer.collection && (
        <Suspense>
          <ImportDialog
            uid={uid}
            collection={answer.collection}
            templatePath={templateOf(answer)}
            onClose={dialog.close}
          />
        </Suspense>
      )}
      {object.filterable && (
        <ListFilters
          {...{ uid, ask, answer, address, used }}
          isReady={choice.isReady}
          isOpen={filtersOpen}
          onOpen={setFiltersOpen}
        />
      )}
      {mayChoose && (
        <ChosenRows
          {...{ uid, answer, chosen, hrefOf }}
          calls={calls}
          rows={cells.rows}
          onClear={() => setSelected(new Set())}
        />
      )}
      {answer.trash && <TrashNote onLeave={() => views.open(undefined)} />}
      {answer.total === 0 ? (
        <NothingThere
          uid={uid}
          answer={newPath ? { ...answer, newPath } : answer}
          isReady={choice.isReady}
          shown={isNarrowed(ask) ? clearedFilters(ask, views.current) : undefined}
          onImport={() => dialog.open('import')}
        />
      ) : (
        <DataGrid
          label={object.label || title || say('table')}
          columns={choice.columns}
          rows={cells.rows}
          sort={answer.sort}
          sortHref={(field) => addressHref(uid, sortedBy(answer, field))}
          onSort={(field, add) => change(sortedBy(answer, field, add))}
          selection={mayChoose ? { selected, onChange: setSelected } : undefined}
          rowHref={answer.trash ? undefined : hrefOf}
          onLook={choice.isReady && !answer.trash ? look.open : undefined}
          rowTool={choice.isReady ? (answer.trash ? restore : tool) : undefined}
          totals={answer.totals}
          currency={answer.currency}
          density={choice.density}
          pending={pending}
          editing={mayEdit ? cells : undefined}
          layout={choice.grid}
          groups={groups}
          endless={endless}
        />
      )}
      {choice.isReady && <LookedAt {...{ look, hrefOf, endless }} rows={cells.rows} />}
      {cells.isUsed && (
        <Suspense>
          <CellLayer uid={uid} answer={answer} cells={cells} />
        </Suspense>
      )}
      <Paging uid={uid} answer={answer} change={change} endless={endless} />
    </Framed>
  );
}

/** Why no row is shown; with `shown` because of what was searched, which that change of the address takes back. */
function NothingThere(props: {
  uid: string;
  answer: ListAnswer;
  isReady: boolean;
  shown?: ReturnType<typeof clearedFilters>;
  onImport: () => void;
}) {
  const { uid, answer, isReady, shown, onImport } = props;
  const say = useText(tableTexts);
  const sayView = useText(viewTexts);
  if (shown)
    return (
      <Notice
        text={say('nothingFound')}
        icon="search-x"
        action={<a href={addressHref(uid, shown)}>{say('showAll')}</a>}
      />
    );
  if (answer.trash) return <Notice text={sayView('trashEmpty')} icon="trash-2" />;
  return <EmptyList answer={answer} isReady={isReady} onImport={onImport} />;
}

/** What may be done with many rows beside deleting and restoring them. */
function listBulk({ events, changeable = [], documents = [] }: ListAnswer): readonly unknown[] {
  return [...events, ...changeable, ...documents];
}

function hasAny(list: readonly unknown[] = []): boolean {
  return list.length > 0;
}

/** The calls of rows that the layout offers, and the menu of each row with them. */
function useRowMenu({ uid, rowCalls }: TableProperties & { uid: string }, answer: ListAnswer | undefined) {
  const title = useText(tableTexts)('manage');
  const calls = useMemo(() => readRowCalls(rowCalls), [rowCalls]);
  const tool = useMemo(
    () =>
      answer && hasAny(calls)
        ? { title, draw: (row: JsonObject) => <RowMenu {...{ uid, calls, row, answer }} /> }
        : undefined,
    [uid, calls, answer, title],
  );
  return { calls, tool };
}

interface Looked {
  look: ReturnType<typeof useLook>;
  rows: readonly JsonObject[];
  endless: Endless | undefined;
  hrefOf: (row: JsonObject) => string | undefined;
}

function LookedAt({ look: { id, move, close }, ...list }: Looked) {
  if (id === undefined) return null;
  return (
    <Suspense>
      <QuickLook {...list} id={id} onMove={move} onClose={close} />
    </Suspense>
  );
}

const lookPrefix = 'look.';

/** The record that is looked at beside the list: it stands in the address, as every dialog does. */
function useLook(uid: string, { current, open, swap, close }: DialogAddress) {
  const { refresh } = useWidgetData(uid);
  return {
    id: current?.startsWith(lookPrefix) ? current.slice(lookPrefix.length) : undefined,
    open: (id: string) => open(`${lookPrefix}${id}`),
    move: (id: string) => swap(`${lookPrefix}${id}`),
    close: () => {
      const row = document.querySelector<HTMLElement>(
        `tr[data-id="${CSS.escape(current?.slice(lookPrefix.length) ?? '')}"]`,
      );
      close();
      requestAnimationFrame(() => row?.focus({ preventScroll: true }));
      refresh(); // what was changed there counts here
    },
  };
}

/** A file with every heading and no rows. */
function templateOf({ exportPath, collection = '' }: ListAnswer): string | undefined {
  const filter = encodeURIComponent('{"id":"-"}');
  return exportPath && `/api/${encodeURIComponent(collection)}/export?format=csv&words=titles&filter=${filter}`;
}

/** Where a row leads: as the layout says, else to the page of its record. Records beyond the rows that were read have no path of their own. */
function rowHref({ rowPath }: TableProperties, detailPath = '') {
  if (rowPath) return (row: JsonObject) => fillPath(rowPath, row);
  return (row: JsonObject) =>
    typeof row[recordPath] === 'string' ? row[recordPath] : fillPath(detailPath, { id: row.id ?? null });
}

/** Sorting returns to the first page. */
function sortedBy({ sort }: ListAnswer, field: string, add?: boolean) {
  return { sort: writeSort(toggleSort(sort, field, add)), page: undefined };
}

const noViews: ListView[] = [];

/** The saved views: beside the rows of records, else in an answer of their own. */
function readSaved({ uid, dataSourceType }: TableProperties & { uid: string }, { list, views }: Record<string, Json>) {
  const isLocal = dataSourceType === 'inline' || dataSourceType === 'source';
  const found = (isLocal ? views : list) as Partial<ListAnswer> | null | undefined; // what the sources answer
  return {
    key: listKey(isLocal ? 'local' : (found?.collection ?? 'api'), uid),
    views: found?.views ?? noViews,
    mayShare: found?.mayShare ?? false,
  };
}

/** A slash goes to the search field, n to a new record, wherever in the list the focus is; by the position of the keys, as a Thai keyboard types other letters. */
function Framed({ title, newPath, children }: { title: string; newPath?: string; children: ReactNode }) {
  const navigate = useNavigate();
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const { code, target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || isTyping(target) || !currentTarget.contains(target)) return;
    const search = currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
    if (code === 'Slash' && search) search.focus();
    else if (code === 'KeyN' && newPath) navigate(newPath);
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what stands in it
    <div className="w-table" onKeyDown={handleKey}>
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
