import { defineServer } from 'sala/server';
import { listPages } from './listPages.ts';
import { listPosts } from './listPosts.ts';
import { publicPosts } from './publicPosts.ts';
import { readPost } from './readPost.ts';

export const server = defineServer({
  sources: { pages: listPages, posts: listPosts, post: readPost },
  publicRecords: { post: publicPosts },
});
