import type { CSSProperties } from 'react';
import { addressHref, useRuntime, useText, useWidgetAddress, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject, type Json, words } from 'sala/schemas';
import './repeater.css';

interface Properties {
  paging: 'none' | 'pages' | 'more';
  empty: string;
  layout: 'grid' | 'list' | 'line';
  columns: { mobile?: number; tablet?: number; desktop?: number };
  gap: 'none' | 'small' | 'normal' | 'large';
}

/** Its rows, repeated for each record: the server prepares each copy as a panel named by the record. */
export function Repeater({ object, data, renderRows }: WidgetViewProps<Properties>) {
  const { editing } = useRuntime();
  const { pending, error, refresh } = useWidgetData(object.uid);
  const say = useText(texts);
  const { layout, columns, gap, empty } = object;
  const style = {
    '--w-repeater-mobile': columns.mobile,
    '--w-repeater-tablet': columns.tablet,
    '--w-repeater-desktop': columns.desktop,
  } as CSSProperties; // custom properties are not in React's type
  const panels = [...new Set((object.rows ?? []).map((row) => row.tab))];
  // Pictures of ready-made parts show copies in the builder too.
  if (editing && !panels.some((panel) => panel !== undefined))
    return (
      <div className="w-repeater" data-layout={layout} data-gap={gap}>
        {/* As wide as each copy will be. */}
        <div className="w-repeater__items" style={style}>
          <div className="w-repeater__template">{renderRows()}</div>
        </div>
      </div>
    );
  if (panels.length === 0)
    return error && !data.items ? (
      <div className="w-repeater__note" role="status">
        <p>{say('failed')}</p>
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          disabled={pending}
          onClick={refresh}
        >
          {say('retry')}
        </button>
      </div>
    ) : (
      empty && <p className="w-repeater__note">{empty}</p>
    );
  return (
    <div className="w-repeater" data-layout={layout} data-gap={gap} aria-busy={pending || undefined}>
      <ul className={`w-repeater__items${layout === 'grid' ? ' s-even' : ''}`} style={style}>
        {panels.map((panel) => (
          <li key={panel}>{renderRows(panel)}</li>
        ))}
      </ul>
      {object.paging !== 'none' && <Paging uid={object.uid} kind={object.paging} list={readList(data.items)} />}
    </div>
  );
}

interface List {
  total: number;
  count: number;
  page: number;
  limit: number;
}

function Paging({ uid, kind, list }: { uid: string; kind: 'pages' | 'more'; list: List }) {
  const [address] = useWidgetAddress(uid);
  const say = useText(texts);
  const { total, count, page, limit } = list;
  if (kind === 'more') {
    const next = Math.max(Number(address.page) || 1, 1) + 1;
    return (
      <div className="w-repeater__paging">
        <span role="status">{say('shown', { count, total })}</span>
        {count < total && (
          <a className="s-button s-button--outline" href={addressHref(uid, { page: String(next) })}>
            {say('more')}
          </a>
        )}
      </div>
    );
  }
  const pages = Math.max(1, Math.ceil(total / Math.max(limit, 1)));
  if (pages === 1) return null;
  const link = (to: number) => addressHref(uid, { page: to > 1 ? String(to) : undefined });
  return (
    <nav className="w-repeater__paging" aria-label={say('pages')}>
      {page > 1 && (
        <a className="s-button s-button--outline" rel="prev" href={link(page - 1)}>
          {say('previous')}
        </a>
      )}
      <span role="status">{say('page', { page, pages })}</span>
      {page < pages && (
        <a className="s-button s-button--outline" rel="next" href={link(page + 1)}>
          {say('next')}
        </a>
      )}
    </nav>
  );
}

function readList(answer: Json | undefined): List {
  const { total, count, page, limit } = isJsonObject(answer) ? answer : {};
  return { total: Number(total) || 0, count: Number(count) || 0, page: Number(page) || 1, limit: Number(limit) || 1 };
}

const texts = {
  failed: { th: 'โหลดรายการไม่สำเร็จ', en: 'The list could not be loaded.' },
  retry: words.tryAgain,
  shown: { th: 'แสดง {count} จาก {total} รายการ', en: '{count} of {total} shown' },
  more: { th: 'ดูเพิ่ม', en: 'Show more' },
  pages: { th: 'หน้าของรายการ', en: 'Pages of the list' },
  page: words.pageOf,
  previous: words.previous,
  next: words.next,
};
