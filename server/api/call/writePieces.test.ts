import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writePieces } from './writePieces.ts';

async function gather(answer: object): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of writePieces(answer)) pieces.push(piece);
  return pieces;
}

it('writes what JSON.stringify does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.anything({ withDate: true, maxDepth: 4 })), async (answer) => {
      expect((await gather(answer)).join('')).toBe(JSON.stringify(answer));
    }),
  );
});

it('writes each item of a list by itself', async () => {
  const layouts = Array.from({ length: 3 }, (_, at) => ({ key: `page/${at}`, layout: { rows: [at] } }));
  const pieces = await gather({ status: 200, data: { title: 'ร้าน', at: new Date(0), layouts } });
  for (const layout of layouts) expect(pieces).toContain(JSON.stringify(layout));
});
