// Written by `npm run types` from post_category.schema.json.
export interface PostCategory {
  title: { th?: string; en?: string };
  slug: string;
  description?: { th?: string; en?: string };
  order?: number;
}

declare module 'sala/runtime' {
  interface Collections {
    post_category: PostCategory;
  }
}
