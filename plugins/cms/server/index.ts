import { defineServer } from 'sala/server';
import { listPages, listTrashedPages, readPageDetail } from './listPages.ts';
import { listPosts } from './listPosts.ts';
import { listScreens } from './listScreens.ts';
import { publicPosts } from './publicPosts.ts';
import { readPost } from './readPost.ts';

export const server = defineServer({
  sources: {
    pages: listPages,
    page: readPageDetail,
    trash: listTrashedPages,
    screens: listScreens,
    posts: listPosts,
    post: readPost,
  },
  publicRecords: { post: publicPosts },
});
