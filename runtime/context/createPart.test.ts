import { expect, it, vi } from 'vitest';
import { createPart } from './createPart.ts';

it('gives what was fetched, and fetches it once', async () => {
  const fetchContent = vi.fn(async () => 'tabs');
  const part = createPart(fetchContent);
  expect(part.find()).toBeUndefined();
  await part.load();
  await part.load();
  expect([part.find(), part.get(), fetchContent.mock.calls.length]).toEqual(['tabs', 'tabs', 1]);
});

it('refuses to be drawn before it was loaded', () => {
  expect(() => createPart(async () => 'tabs').get()).toThrow('before it was loaded');
});

it('says that it could not be fetched, and may be asked for again', async () => {
  const fetchContent = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  const part = createPart(fetchContent.mockResolvedValue('tabs'));
  await expect(part.load()).rejects.toThrow('offline');
  await part.load();
  expect(part.get()).toBe('tabs');
});
