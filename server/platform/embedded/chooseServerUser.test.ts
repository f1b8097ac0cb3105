import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseServerUser, parsePasswd } from './chooseServerUser.ts';

const isRoot = process.getuid?.() === 0;

it('reads users and passes over what is not one', () => {
  const text = 'root:x:0:0:root:/root:/bin/sh\n\n# a comment\nnobody:x:65534:65533::/:/sbin/nologin\n';
  expect(parsePasswd(text)).toEqual([
    { name: 'root', uid: 0, gid: 0 },
    { name: 'nobody', uid: 65534, gid: 65533 },
  ]);
});

it.runIf(!isRoot)('lends no user when Sala is not root', () => {
  expect(chooseServerUser('/nowhere')).toBeUndefined();
});

it.runIf(isRoot)('lends root a user that is not root', () => {
  expect(chooseServerUser('/nowhere')?.uid).toBeGreaterThan(0);
});

it.runIf(isRoot)('stays with the user that owns the data', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sala-user-'));
  chownSync(dir, 12_345, 54_321);
  expect(chooseServerUser(dir)).toEqual({ uid: 12_345, gid: 54_321 });
  rmSync(dir, { recursive: true });
});
