import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createToken } from '../../platform/secrets/tokens.ts';
import { loggedPath } from './loggedPath.ts';

it.each(['/_preview/', '/user/bypass/', '/api/hook/'])('holds no token behind %s', (place) => {
  expect(loggedPath(`${place}${createToken()}`)).toBe(`${place}…`);
});

it('holds everything else', () => {
  for (const path of [
    '/',
    '/api/task/019a8f0e',
    `/api/${'c'.repeat(60)}/${randomUUID()}/history`,
    '/files/a1/ใบเสร็จ.pdf',
  ])
    expect(loggedPath(path)).toBe(path);
});
