import { describe, expect, it } from 'vitest';
import type { Session } from '../sites/visit.ts';
import { changesSession, createSessionCache } from './sessionCache.ts';

const sessionOf = (userId: string, key: string) => ({ userId, key }) as Session;

describe('the sessions that a process remembers', () => {
  async function fill() {
    const cache = createSessionCache();
    const reads: string[] = [];
    const read = (userId: string, key: string) =>
      cache.read(key, async () => {
        reads.push(key);
        return sessionOf(userId, key);
      });
    await Promise.all([read('anna', 'a1'), read('anna', 'a2'), read('ben', 'b1')]);
    reads.length = 0;
    const readAll = async () => {
      await Promise.all([read('anna', 'a1'), read('anna', 'a2'), read('ben', 'b1')]);
      return reads;
    };
    return { cache, readAll };
  }

  it.each([
    [{ userId: 'anna' }, ['a1', 'a2']],
    [{ key: 'a2' }, ['a2']],
    [{}, ['a1', 'a2', 'b1']],
    [{ userId: 'carl' }, []],
  ])('are read again where %j changed, and nowhere else', async (change, expected) => {
    const { cache, readAll } = await fill();
    cache.forget(change);
    expect(await readAll()).toEqual(expected);
  });

  it('are not put back by a read that began before the change', async () => {
    const cache = createSessionCache();
    let finish = (_: Session) => {};
    const slow = cache.read('a1', () => new Promise((done) => (finish = done)));
    cache.forget({ userId: 'anna' });
    finish(sessionOf('anna', 'a1'));
    await slow;
    expect(await cache.read('a1', async () => null)).toBeNull();
  });
});

it('a change of an account concerns the sessions that it opened for others', () => {
  const session = { ...sessionOf('anna', 'a1'), openedBy: 'ben' };
  expect(changesSession({ userId: 'ben' }, session)).toBe(true);
});

it('a change of one session concerns no other of the same person', () => {
  expect(changesSession({ key: 'a1' }, sessionOf('anna', 'a2'))).toBe(false);
});
