import { Link, useLanguage, useNavigate, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import { PageMenu } from '../page_list/PageMenu.tsx';
import { editPath, type PageEntry, titleOf } from '../page_list/pageEntry.ts';
import { pageTexts } from '../page_list/pageTexts.ts';
import { FramedPage } from '../parts/FramedPage.tsx';
import type { PageAnswer, PageVersion } from '../parts/pageAnswer.ts';
import { detailTexts } from '../parts/pageDetailTexts.ts';
import '../page_list/page_list.css';
import './page_detail.css';

/** One page: where it stands, how it looks, which versions were published, and what can be done with it. */
export function PageDetail({ object, data }: WidgetViewProps<object>) {
  const say = useText(detailTexts);
  const { error } = useWidgetData(object.uid);
  const answer = data?.page as unknown as PageAnswer | undefined; // what the source cms.page answers
  if (!answer)
    return error === undefined ? <div className="s-skeleton" aria-busy="true" /> : <DataFailed uid={object.uid} />;
  return (
    <section className="w-page_detail">
      <Link to="/cms/pages">‹ {say('back')}</Link>
      {answer.page === null ? (
        <div role="status">
          <h1>{say('missing')}</h1>
          <p>{say('missingText')}</p>
        </div>
      ) : (
        <>
          <Head page={answer.page} taken={answer.taken} />
          <Facts page={answer.page} />
          <section className="w-page_detail__part">
            <header>
              <h2>{say('preview')}</h2>
              <Link to={`/cms/iframe/${encodeURIComponent(answer.page.slug)}`}>{say('full')}</Link>
            </header>
            <FramedPage pageKey={answer.page.key} />
          </section>
          <Versions versions={answer.versions.data.versions} />
        </>
      )}
    </section>
  );
}

function Head({ page, taken }: { page: PageEntry; taken: string[] }) {
  const say = useText(pageTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <header className="w-page_detail__head">
      <h1>{titleOf(page, language)}</h1>
      <span>
        {page.published && (
          <Link className="s-button s-button--outline" to={page.path}>
            {say('open')}
          </Link>
        )}
        {page.may !== 'none' && (
          <>
            <a className="s-button s-button--primary" href={editPath(page.key)}>
              {say('edit')}
            </a>
            {/* Its name may be another one, or the page gone: the list tells which. */}
            <PageMenu page={page} taken={taken} onChange={() => void navigate('/cms/pages')} />
          </>
        )}
      </span>
    </header>
  );
}

function Facts({ page }: { page: PageEntry }) {
  const say = useText(detailTexts);
  const sayState = useText(pageTexts);
  const state = page.published ? (page.changed ? 'changed' : 'published') : 'draft';
  return (
    <dl className="w-page_detail__facts">
      <div>
        <dt>{say('address')}</dt>
        <dd>{decodeURI(page.path)}</dd>
      </div>
      <div>
        <dt>{say('state')}</dt>
        <dd className={`w-pages__state w-pages__state--${state}`}>{sayState(state)}</dd>
      </div>
      <div>
        <dt>{say('updated')}</dt>
        <dd>
          <PostDate value={page.updated_at} withTime />
        </dd>
      </div>
    </dl>
  );
}

function Versions({ versions }: { versions: PageVersion[] }) {
  const say = useText(detailTexts);
  return (
    <section className="w-page_detail__part">
      <h2>{say('versions')}</h2>
      {versions.length === 0 && <p>{say('noVersions')}</p>}
      <ul>
        {versions.map(({ version, publishedAt, by, name, isCurrent }) => (
          <li key={version}>
            <strong>{name ?? say('version', { version })}</strong>
            <PostDate value={publishedAt} withTime />
            {by && <small>{by}</small>}
            {isCurrent && <em>{say('current')}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}
