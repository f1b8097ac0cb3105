import { expect, it } from 'vitest';
import { gather } from './gather.ts';

/** Work that ends when the test says so. */
function openWork({ atOnce = 1, most = 10 } = {}) {
  const gone: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = gather<string, string>({
    work: async (items) => {
      gone.push(items);
      await new Promise<void>((done) => ends.push(done));
      if (items.includes('bad')) throw new Error('refused');
      return items.map((item) => item.toUpperCase());
    },
    atOnce,
    most,
  });
  return { gone, ask, end: () => ends.shift()?.() };
}

const settle = () => new Promise((done) => setTimeout(done));

it('those that ask in the same moment go together, and each is answered by its own result', async () => {
  const { gone, ask, end } = openWork();
  const answers = Promise.all(['a', 'b', 'c'].map(ask));
  await settle();
  expect(gone).toEqual([['a', 'b', 'c']]);
  end();
  expect(await answers).toEqual(['A', 'B', 'C']);
});

it('what comes meanwhile goes together once a go has ended, no more than fit', async () => {
  const { gone, ask, end } = openWork({ atOnce: 2, most: 2 });
  const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(ask);
  await settle();
  expect(gone).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  end();
  await settle();
  expect(gone.slice(2)).toEqual([['e', 'f']]);
  for (let at = 0; at < 3; at += 1) {
    end();
    await settle();
  }
  expect(await Promise.all(answers)).toHaveLength(7);
});

it('one that is refused fails alone', async () => {
  const { gone, ask, end } = openWork();
  const answers = Promise.allSettled(['a', 'bad', 'c'].map(ask));
  for (let at = 0; at < 4; at += 1) {
    await settle();
    end();
  }
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(gone).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
});
