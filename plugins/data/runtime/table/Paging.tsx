import type { MouseEvent } from 'react';
import { type AddressChanges, addressHref, type ChangeAddress, ChevronIcon, useLanguage, useText } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { pageSizes } from '../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import type { GroupedList } from '../../shared/list/listGroups.ts';
import { listPages } from '../../shared/listPages.ts';
import type { Endless } from '../endless/useEndless.ts';
import { tableTexts } from './texts/tableTexts.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  change: ChangeAddress;
  /** The list scrolls on: its pages are places in it. */
  endless?: Endless;
}

/** Range and total of the rows, page links and page size. */
export function Paging({ uid, answer, change, endless }: Props) {
  const { total, limit, rows } = answer;
  const page = endless?.page ?? answer.page;
  const say = useText(tableTexts);
  const language = useLanguage();
  if (answer.grouped) return <ShownGroups answer={answer} grouped={answer.grouped} />;
  if (total <= pageSizes[0] && rows.length === total) return <Shown {...answer} count={rows.length} />;
  const pages = Math.ceil(total / limit);
  const link = (to: number) => ({ uid, change, changes: { page: to === 1 ? undefined : String(to) } });
  return (
    <div className="w-table__foot">
      <Shown {...(endless ? placeIn(endless) : { total, page, limit, count: rows.length })} />
      {pages > 1 && (
        <nav className="w-table__pages" aria-label={say('pages')}>
          <PageLink {...link(page - 1)} label={say('previous')} disabled={page === 1} turn="previous" />
          {listPages(page, pages).map((each) => (
            <PageLink key={each} {...link(each)} label={say('page', { n: each })} current={each === page}>
              {formatNumber(each, language)}
            </PageLink>
          ))}
          <PageLink {...link(page + 1)} label={say('next')} disabled={page >= pages} turn="next" />
        </nav>
      )}
      {!endless && <PageSizes uid={uid} limit={limit} change={change} />}
    </div>
  );
}

/** The page at which the list stands. */
function placeIn({ total, page, limit }: Endless): Pick<ListAnswer, 'total' | 'page' | 'limit'> & { count: number } {
  return { total, page, limit, count: Math.min(limit, total - (page - 1) * limit) };
}

function PageSizes({ uid, limit, change }: { uid: string; limit: number; change: ChangeAddress }) {
  const say = useText(tableTexts);
  return (
    <nav className="w-table__sizes" aria-label={say('pageSize')}>
      <span aria-hidden="true">{say('pageSize')}</span>
      {pageSizes.map((size) => (
        <PageLink
          key={size}
          uid={uid}
          change={change}
          changes={{ size: String(size), page: undefined }}
          label={`${say('pageSize')} ${size}`}
          current={size === limit}
        >
          {size}
        </PageLink>
      ))}
    </nav>
  );
}

function ShownGroups({ answer, grouped }: { answer: ListAnswer; grouped: GroupedList }) {
  const say = useText(tableTexts);
  const language = useLanguage();
  const n = formatNumber(answer.total, language);
  return (
    <p className="w-table__shown" role="status">
      {say('inGroups', { n, groups: formatNumber(grouped.groups.length, language) })}{' '}
      {grouped.rest > 0 && say('inFurther', { n: formatNumber(grouped.rest, language) })}
    </p>
  );
}

function Shown({ total, page, limit, count }: Pick<ListAnswer, 'total' | 'page' | 'limit'> & { count: number }) {
  const say = useText(tableTexts);
  const language = useLanguage();
  const from = (page - 1) * limit + 1;
  const text = say('shown', {
    from: formatNumber(from, language),
    to: formatNumber(from + count - 1, language),
    total: formatNumber(total, language),
  });
  return (
    <p className="w-table__shown" role="status">
      {count > 0 && text}
    </p>
  );
}

interface LinkProps {
  uid: string;
  change: ChangeAddress;
  changes: AddressChanges;
  label: string;
  current?: boolean;
  disabled?: boolean;
  turn?: 'previous' | 'next';
  children?: string | number;
}

function PageLink({ uid, change, changes, label, current, disabled, turn, children }: LinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    change(changes, { push: 'page' in changes && !('size' in changes) });
  }
  const content = turn ? <ChevronIcon /> : children;
  if (disabled)
    return (
      <span className="w-table__page" data-turn={turn} data-off aria-hidden="true">
        {content}
      </span>
    );
  return (
    <a
      className="w-table__page"
      data-turn={turn}
      href={addressHref(uid, changes)}
      aria-label={label}
      aria-current={current ? ('page' in changes && !('size' in changes) ? 'page' : 'true') : undefined}
      onClick={handleClick}
    >
      {content}
    </a>
  );
}
