import { expect, it } from 'vitest';
import { type RowCall, readRowCalls } from './rowCalls.ts';

const paths = (given: string[]) => readRowCalls(given.map((path) => ({ path }) as RowCall)).map(({ path }) => path); // only the path is read

it('offers calls of the API of the site', () => {
  const own = ['/api/people/{id}/disable', '/api/task/{owner.id}?version={version}'];
  expect(paths(own)).toEqual(own);
});

it('offers none that leads elsewhere: to another site, out of the API, or where a browser would read it so', () => {
  const elsewhere = ['', '/signout', 'https://evil.example/api/', '//evil.example/api/x', '/api//evil.example'];
  const hidden = [
    '/api/../signout',
    '/api/%2e%2E/signout',
    '/api/..',
    '/api\\evil',
    '/\t/evil.example/api/',
    '/api/./x',
  ];
  expect(paths([...elsewhere, ...hidden])).toEqual([]);
});
