import { describeArticle } from 'sala/engine';
import type { PublicRecords } from 'sala/server';
import { summarizePost } from '../shared/summarizePost.ts';

/** Published posts for search engines, previews and feeds. */
export const publicPosts: PublicRecords = {
  filter: { state: 'published' },
  fields: ['title', 'slug', 'page', 'excerpt', 'cover', 'feature_image', 'tags', 'published_at', 'updated_at'],
  path: (post) => summarizePost(post).path,
  describe: (post) => {
    const { title, excerpt, image, date } = summarizePost(post);
    return describeArticle({
      title,
      description: excerpt,
      image,
      published: date,
      modified: typeof post.updated_at === 'string' ? post.updated_at : undefined,
      tags: Array.isArray(post.tags) ? post.tags.filter((tag) => typeof tag === 'string') : [],
    });
  },
  parent: '/cms/posts',
  feedBy: 'published_at',
};
