import { Link, Phrases, Picture, usePage, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import './posts_list.css';

interface Properties {
  categories: boolean;
  paging: boolean;
}

interface PostSummary {
  id: string;
  title: string;
  path: string;
  excerpt: string;
  image: string;
  date: string | null;
  tag: string;
}

interface Category {
  title: string | Text;
  slug: string;
  description?: string | Text | null;
}

interface PostsPage {
  posts: PostSummary[];
  section?: string;
  categories?: Category[];
  page: number;
  pages: number;
}

const words = {
  th: { empty: 'ยังไม่มีบทความ', newer: 'ใหม่กว่า', older: 'เก่ากว่า', page: 'หน้า', all: 'ทั้งหมด', categories: 'หมวด' },
  en: { empty: 'No posts yet', newer: 'Newer', older: 'Older', page: 'Page', all: 'All', categories: 'Categories' },
} as const;

export function PostsList({ object, data }: WidgetViewProps<Properties>) {
  const t = words[usePage().meta.language];
  const { error } = useWidgetData(object.uid);
  const result = data?.posts as unknown as PostsPage | undefined; // what the source cms.posts answers
  if (!result && error !== undefined) return <DataFailed uid={object.uid} />;
  if (!result) return <p className="w-posts__empty">{t.empty}</p>;
  return (
    <div className="w-posts">
      {object.categories && <Categories {...result} words={t} />}
      {result.posts.length === 0 && <p className="w-posts__empty">{t.empty}</p>}
      <ul className="w-posts__list">
        {result.posts.map((post) => (
          <li key={post.id} className="w-posts__card">
            {post.image && (
              <Picture
                className="w-posts__image"
                src={post.image}
                alt=""
                sizes="(min-width: 72rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              />
            )}
            <div className="w-posts__body">
              <p className="w-posts__meta">
                <span className="w-posts__tag">{post.tag}</span>
                <PostDate value={post.date} />
              </p>
              <h2 className="w-posts__title">
                <Link to={post.path}>
                  <Phrases text={post.title} />
                </Link>
              </h2>
              <p className="w-posts__excerpt">{post.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
      {object.paging && result.pages > 1 && <Paging {...result} words={t} />}
    </div>
  );
}

/** The categories of the site, and the title of the one whose posts these are. */
function Categories({ section, categories = [], words: t }: PostsPage & { words: (typeof words)['th' | 'en'] }) {
  const { language } = usePage().meta;
  const current = categories.find(({ slug }) => slug === section);
  const show = (text: string | Text | null | undefined) => readText(text ?? '', language);
  return (
    <>
      {section && (
        <header>
          <h1 className="w-posts__heading">{show(current?.title) || section}</h1>
          {current?.description && <p className="w-posts__excerpt">{show(current.description)}</p>}
        </header>
      )}
      {categories.length > 0 && (
        <nav className="w-posts__categories" aria-label={t.categories}>
          <Link to="/cms/posts" aria-current={section ? undefined : 'page'}>
            {t.all}
          </Link>
          {categories.map(({ slug, title }) => (
            <Link
              key={slug}
              to={`/cms/posts/${encodeURIComponent(slug)}`}
              aria-current={slug === section ? 'page' : undefined}
            >
              {show(title)}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

function Paging({ page, pages, words: t }: PostsPage & { words: (typeof words)['th' | 'en'] }) {
  return (
    <nav className="w-posts__paging" aria-label={t.page}>
      {page > 1 && <Link to={`?page=${page - 1}`}>{t.newer}</Link>}
      <span>
        {t.page} {page} / {pages}
      </span>
      {page < pages && <Link to={`?page=${page + 1}`}>{t.older}</Link>}
    </nav>
  );
}
