// Written by `npm run types` from post.schema.json.
export interface Post {
  title: string;
  slug: string;
  category?: string;
  page?: string;
  excerpt?: string;
  content?: string;
  cover?: { file: string; name?: string; alt?: string }[];
  feature_image?: string;
  tags?: string[];
  published_at?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    post: Post;
  }
}
