import { Link, Phrases, Picture, usePage, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import './posts_list.css';

interface Properties {
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

interface PostsPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}

const words = {
  th: { empty: 'ยังไม่มีบทความ', newer: 'ใหม่กว่า', older: 'เก่ากว่า', page: 'หน้า' },
  en: { empty: 'No posts yet', newer: 'Newer', older: 'Older', page: 'Page' },
} as const;

export function PostsList({ object, data }: WidgetViewProps<Properties>) {
  const t = words[usePage().meta.language];
  const { error } = useWidgetData(object.uid);
  const result = data?.posts as unknown as PostsPage | undefined; // what the source cms.posts answers
  if (!result && error !== undefined) return <DataFailed uid={object.uid} />;
  if (!result || result.posts.length === 0) return <p className="w-posts__empty">{t.empty}</p>;
  return (
    <div className="w-posts">
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
