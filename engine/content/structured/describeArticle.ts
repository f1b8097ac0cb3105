import type { JsonObject } from '../../../schemas/index.ts';
import { dropEmpty, oneOrMore } from './dropEmpty.ts';

export interface Article {
  title: string;
  description?: string;
  image?: string;
  published?: string | null;
  modified?: string;
  author?: string;
  tags?: string[];
  section?: string;
}

/** A post as a schema.org Article. */
export function describeArticle(article: Article): JsonObject {
  const { title, description, image, published, modified, author, tags, section } = article;
  return dropEmpty({
    '@type': 'BlogPosting',
    headline: title,
    description,
    image,
    datePublished: published,
    dateModified: modified ?? published,
    author: author ? { '@type': 'Person', name: author } : undefined,
    keywords: oneOrMore(tags),
    articleSection: section,
  });
}
