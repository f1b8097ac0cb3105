import { useEffect, useRef, useState } from 'react';
import { type ChangeAddress, Icon, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import type { ListAsk } from '../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { cellTexts } from '../cells/cellTexts.ts';
import type { CellEdit } from '../cells/useCellEdit.ts';
import { AddressForm } from '../parts/AddressForm.tsx';
import { ColumnMenu } from './columns/ColumnMenu.tsx';
import { GroupMenu } from './columns/GroupMenu.tsx';
import type { ColumnChoice } from './columns/useColumnChoice.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportRows } from './ExportRows.tsx';
import { isNarrowed } from './filters/useListFilter.ts';
import type { TableProperties } from './tableProperties.ts';
import { tableTexts } from './texts/tableTexts.ts';
import type { ListViews } from './views/useListViews.ts';
import { ViewMenu } from './views/ViewMenu.tsx';

interface Props {
  object: WidgetViewProps<TableProperties>['object'];
  ask: ListAsk;
  answer: ListAnswer;
  choice: ColumnChoice;
  views: ListViews;
  change: ChangeAddress;
  /** Where cells can be changed. */
  cells?: CellEdit;
  /** How many stand in the filter. */
  filters: number;
  filtersOpen: boolean;
  onFilters: (open: boolean) => void;
  onImport: () => void;
}

export function Toolbar({
  object,
  ask,
  answer,
  choice,
  views,
  change,
  cells,
  filters,
  filtersOpen,
  onFilters,
  onImport,
}: Props) {
  const say = useText({ ...tableTexts, ...cellTexts });
  const { user } = useSession();
  const { uid, searchable, filterable, choosable, exportable } = object;
  const hasTrash = answer.mayRestore === true;
  const viewMenu = choosable && user && choice.isReady && <ViewMenu uid={uid} views={views} hasTrash={hasTrash} />;
  const [isOpen, setOpen] = useState(false);
  const isEmpty = answer.total === 0 && !isNarrowed(ask);
  if (isEmpty) return hasTrash && viewMenu ? <div className="w-table__tools">{viewMenu}</div> : null;
  // Without scripts nothing is folded away, and visitors without these tools need no button for them.
  const hasMore = choice.isReady && ((choosable && user !== null) || exportable || filterable);
  const more = hasMore && (
    <button
      type="button"
      className="w-table__tool w-table__more"
      aria-expanded={isOpen}
      aria-controls={`${uid}-more`}
      aria-label={say('more')}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="ellipsis" size={18} />
    </button>
  );
  return (
    <div className="w-table__tools">
      {searchable && <Search uid={uid} value={ask.search} change={change} />}
      <span className="w-table__space" />
      {filterable && choice.isReady && (
        <button
          type="button"
          className="w-table__tool w-table__filter-tool"
          aria-expanded={filtersOpen}
          onClick={() => onFilters(!filtersOpen)}
        >
          <Icon name="sliders-horizontal" size={18} />
          <span className="w-table__word">{say('filter')}</span>
          {filters > 0 && <span className="w-table__count">{filters}</span>}
        </button>
      )}
      {more}
      <span className="w-table__extra" id={`${uid}-more`} data-open={isOpen || !hasMore}>
        {viewMenu}
        {cells && (
          <button
            type="button"
            className="w-table__tool"
            aria-pressed={cells.isOn}
            title={say('editHereOn')}
            onClick={() => cells.setOn(!cells.isOn)}
          >
            <Icon name="pencil" size={18} />
            {say('editHere')}
          </button>
        )}
        {filterable && choice.isReady && !answer.trash && <GroupMenu {...{ ask, answer, change }} />}
        {choosable && user && choice.isReady && !answer.trash && <ColumnMenu uid={uid} choice={choice} />}
        {exportable && answer.exportPath && <ExportLink path={answer.exportPath} isReady={choice.isReady} />}
        {exportable && answer.found && user && choice.isReady && (
          <ExportRows columns={choice.columns} rows={answer.found} />
        )}
        {answer.mayImport && choice.isReady && (
          <button type="button" className="w-table__tool" onClick={onImport}>
            <Icon name="upload" size={18} />
            {say('import')}
          </button>
        )}
      </span>
    </div>
  );
}

/** Without scripts a plain link. */
function ExportLink({ path, isReady }: { path: string; isReady: boolean }) {
  const say = useText(tableTexts);
  if (isReady) return <ExportMenu path={path} />;
  return (
    <a className="w-table__tool" href={path} download>
      <Icon name="download" size={18} />
      {say('export')}
    </a>
  );
}

const patienceMs = 350;

/** Searches after a pause in typing; without scripts, when the form is submitted. */
function Search({ uid, value, change }: { uid: string; value: string; change: ChangeAddress }) {
  const say = useText(tableTexts);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value); // the address was changed by a link or by going back
    sent.current = value;
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change({ q: wanted, page: undefined });
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [text, change]);
  function send(form: FormData) {
    const wanted = String(form.get(`${uid}.q`) ?? '').trim();
    sent.current = wanted;
    change({ q: wanted, page: undefined });
  }
  return (
    <AddressForm
      uid={uid}
      label={say('search')}
      className="w-table__search"
      search
      replaces={['q', 'page']}
      onSend={send}
    >
      <Icon name="search" size={18} />
      <input
        className="s-input"
        type="search"
        name={`${uid}.q`}
        maxLength={200}
        aria-label={say('search')}
        aria-keyshortcuts="/"
        placeholder={say('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </AddressForm>
  );
}
