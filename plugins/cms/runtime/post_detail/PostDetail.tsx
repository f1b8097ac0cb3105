import { Link, Picture, RichText, usePage, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import './post_detail.css';

interface Post {
  title: string;
  content: string;
  picture?: { src: string; alt: string };
  published_at?: string;
  tags?: string[];
}

const words = {
  th: { home: 'หน้าแรก', posts: 'บทความ', trail: 'ตำแหน่งของหน้านี้', missing: 'ไม่พบบทความนี้ อาจถูกย้ายหรือนำออกไปแล้ว' },
  en: {
    home: 'Home',
    posts: 'Posts',
    trail: 'Where this page is',
    missing: 'This post was not found. It may have been moved or taken away.',
  },
} as const;

export function PostDetail({ object, data }: WidgetViewProps<object>) {
  const t = words[usePage().meta.language];
  const { error } = useWidgetData(object.uid);
  const post = data?.post as unknown as Post | null | undefined; // what the source cms.post answers
  return (
    <article className="w-post">
      <nav aria-label={t.trail} className="w-post__trail">
        <Link to="/">{t.home}</Link>
        <span aria-hidden="true">/</span>
        <Link to="/cms/posts">{t.posts}</Link>
      </nav>
      {post ? (
        <>
          <h1 className="w-post__title">{post.title}</h1>
          <p className="w-post__meta">
            <PostDate value={post.published_at ?? null} />
            {post.tags?.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
          {post.picture?.src && (
            <Picture
              className="w-post__image"
              src={post.picture.src}
              alt={post.picture.alt}
              sizes="(min-width: 48rem) 48rem, 100vw"
            />
          )}
          <RichText html={post.content} />
        </>
      ) : post === undefined && error !== undefined ? (
        <DataFailed uid={object.uid} />
      ) : (
        <p>{t.missing}</p>
      )}
    </article>
  );
}
