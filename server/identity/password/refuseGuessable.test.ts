import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refuseGuessable } from './refuseGuessable.ts';

const site = { name: 'โรงงานตัวอย่าง', names: { en: 'Sample Works' }, hosts: ['works.example.com'] };
const owner = { email: 'malee@mail.test', phone: '0812345678', profile: { firstname: 'Malee', lastname: 'Thongdee' } };
const error = vi.fn();
const refuse = (password: string, leakedPasswords?: string) =>
  refuseGuessable({ leakedPasswords }, { site, log: { error } }, { owner, password });

it.each(['sunshine', 'Malee.2569', 'thongdee-malee', '0812345678', 'sample-works-1', 'Sala-2569', 'works.example'])(
  'refuses %s',
  async (password) => {
    await expect(refuse(password)).rejects.toMatchObject({ code: 'password_frequent' });
  },
);

it('takes others, and none of a list of leaked ones where there is one', async () => {
  const leaked = 'a-long-one-that-leaked';
  const folder = await mkdtemp(join(tmpdir(), 'sala-leaked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const list = join(folder, 'list');
  await writeFile(list, createHash('sha1').update(leaked).digest('hex').toUpperCase());
  await expect(refuse(leaked)).resolves.toBeUndefined();
  await expect(refuse(leaked, list)).rejects.toMatchObject({ code: 'password_frequent' });
  await expect(refuse('another-one', list)).resolves.toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

it('takes a password while the list cannot be read, refuses what it knows without it, and logs each time', async () => {
  const gone = join(tmpdir(), 'no-such-list');
  error.mockClear();
  await expect(refuse('a-long-one-that-leaked', gone)).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining('LEAKED_PASSWORDS'));
  await expect(refuse('sunshine', gone)).rejects.toMatchObject({ code: 'password_frequent' });
});

it('knows the 3,000 most frequent passwords that the rules would let through', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const frequent = dictionary['passwords-common'].filter(({ length }) => length >= 8).slice(0, 3000);
  expect(frequent).toHaveLength(3000);
  for (const password of frequent) await expect(refuse(password)).rejects.toMatchObject({ code: 'password_frequent' });
});
