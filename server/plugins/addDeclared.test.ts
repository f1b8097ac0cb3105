import { expect, it } from 'vitest';
import type { PluginManifest } from '../../schemas/index.ts';
import { addDeclared } from './addDeclared.ts';

const title = { th: 'ก', en: 'A' };
const manifest: PluginManifest = {
  id: 'library',
  title,
  group: 'office',
  numberPatterns: { loan: { pattern: 'L{sequence:4}', reset: 'yearly' } },
  publicRecords: {
    book: {
      path: '/library/book/{{id}}',
      describe: { '@type': 'Book', name: '{{title}}', isbn: '{{isbn}}', author: { name: '{{writer}}' } },
    },
  },
};

it('makes public records of data: fields, paths that hold any text, and descriptions without what is empty', () => {
  const book = addDeclared(undefined, manifest)?.publicRecords?.book;
  expect(book?.fields).toEqual(['title', 'isbn', 'writer', 'updated_at']);
  expect(book?.path({ id: 'a/b ก' })).toBe('/library/book/a%2Fb%20%E0%B8%81');
  expect(book?.describe({ title: 'สี่แผ่นดิน', writer: 'คึกฤทธิ์' })).toEqual({
    '@type': 'Book',
    name: 'สี่แผ่นดิน',
    author: { name: 'คึกฤทธิ์' },
  });
});

it('leaves what code says as it is', () => {
  const own = { pattern: 'X{sequence:2}', reset: 'never' } as const;
  const server = addDeclared({ numberPatterns: { loan: own } }, manifest);
  expect(server?.numberPatterns).toEqual({ loan: own });
  expect(addDeclared(server, { id: 'x', title, group: 'office' })).toBe(server);
});
