import { useState } from 'react';
import { Link, SearchBox, useLanguage, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import { ExportPages } from './ExportPages.tsx';
import { NewPage } from './NewPage.tsx';
import { PageMenu } from './PageMenu.tsx';
import { editPath, kindOf, type PageEntry, type PageKind, stateOf, type TrashedPage, titleOf } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';
import { TrashedPages } from './TrashedPages.tsx';
import './page_list.css';

/** The pages of the site: found, edited, renamed, duplicated, unpublished, deleted and brought back. */
export function PageList({ object, data }: WidgetViewProps<{ kind: PageKind }>) {
  const say = useText(pageTexts);
  const language = useLanguage();
  const { error, refresh } = useWidgetData(object.uid);
  const [typed, setTyped] = useState('');
  const pages = (data?.pages ?? []) as unknown as PageEntry[]; // what the source cms.pages answers
  const trash = (data?.trash as unknown as { data: TrashedPage[] } | undefined)?.data ?? []; // what cms.trash answers
  const { kind } = object;
  const taken = pages.map(({ slug }) => slug);
  const words = typed.trim().toLowerCase();
  const found = pages.filter((page) => `${titleOf(page, language)} ${page.slug}`.toLowerCase().includes(words));
  const none =
    pages.length === 0
      ? say(kind === 'popup' ? 'emptyPopups' : 'empty')
      : found.length === 0
        ? say('noneFound')
        : undefined;
  return (
    <section className="w-pages">
      <header className="w-pages__head">
        <h1>{say(kind === 'popup' ? 'headingPopups' : 'heading')}</h1>
        <NewPage taken={taken} kind={kind} />
      </header>
      {kind === 'popup' && <p className="w-pages__empty">{say('popupHelp')}</p>}
      {!data?.pages && error !== undefined ? (
        <DataFailed uid={object.uid} />
      ) : (
        <>
          {pages.length > 0 && (
            <div className="w-pages__tools">
              {pages.length > 5 && (
                <SearchBox className="w-pages__find" label={say('find')} value={typed} onChange={setTyped} />
              )}
              {found.length > 0 && <ExportPages pages={found} kind={kind} />}
            </div>
          )}
          {found.some(({ may }) => may === 'none') && <p className="w-pages__empty">{say('viewOnlyWhy')}</p>}
          {none && (
            <p className="w-pages__empty" role="status">
              {none}
            </p>
          )}
          <ul className="w-pages__list">
            {found.map((page) => (
              <PageLine key={page.key} page={page} taken={taken} onChange={refresh} />
            ))}
          </ul>
          <TrashedPages pages={trash.filter(({ formerKey }) => kindOf(formerKey) === kind)} onChange={refresh} />
        </>
      )}
    </section>
  );
}

function PageLine({ page, taken, onChange }: { page: PageEntry; taken: string[]; onChange: () => void }) {
  const say = useText(pageTexts);
  const title = titleOf(page, useLanguage());
  const state = stateOf(page);
  return (
    <li className="w-pages__line">
      <div>
        <strong>
          {kindOf(page.key) === 'page' ? (
            <Link to={`/cms/pages/${encodeURIComponent(page.slug)}`}>{title}</Link>
          ) : (
            title
          )}
        </strong>
        <span className="w-pages__path">{decodeURI(page.path)}</span>
      </div>
      <span className={`w-pages__state w-pages__state--${state}`}>{say(state)}</span>
      <PostDate value={page.updated_at} withTime />
      <span className="w-pages__actions">
        {page.published && (
          <Link to={page.path} aria-label={`${say('open')} ${title}`}>
            {say('open')}
          </Link>
        )}
        {page.may === 'none' ? (
          <span className="w-pages__closed">{say('viewOnly')}</span>
        ) : (
          <>
            <a href={editPath(page.key)} aria-label={`${say('edit')} ${title}`}>
              {say('edit')}
            </a>
            <PageMenu page={page} taken={taken} onChange={onChange} />
          </>
        )}
      </span>
    </li>
  );
}
