import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { buildXlsx } from '../../../../tests/support/buildXlsx.ts';
import { claimSize } from '../../../../tests/support/claimSize.ts';
import { excelLimits } from './excelLimits.ts';
import { openArchive } from './openArchive.ts';

const megabyte = 1024 * 1024;
const parts = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'] as const;

/** An archive so large on the disk that no ratio is exceeded, whose two parts say they have these sizes. */
async function openClaiming(sizes: [number, number]) {
  const padding = 'x'.repeat(Math.ceil((sizes[0] + sizes[1]) / excelLimits.ratio));
  const file = await buildXlsx({ rows: '', entries: { padding } });
  const archive = await readFile(file);
  for (const [at, part] of parts.entries()) claimSize(archive, part, sizes[at] ?? 0);
  await writeFile(file, archive);
  return openArchive(file);
}

async function readWhole(part: AsyncIterable<Buffer> = Readable.from([])): Promise<void> {
  for await (const _ of part);
}

it('refuses a part that says it is larger than such a part may be, before anything of it is read', async () => {
  const archive = await openClaiming([1, excelLimits.partBytes + 1]);
  await expect(archive.read(parts[1], excelLimits.partBytes)).rejects.toMatchObject({ details: { limit: 'part' } });
  archive.close();
});

it('refuses parts that are small enough each and too large together', async () => {
  const archive = await openClaiming([600 * megabyte, 500 * megabyte]);
  const first = await archive.read(parts[0], excelLimits.sheetBytes);
  await expect(readWhole(first)).rejects.toThrow('bytes');
  await expect(archive.read(parts[1], excelLimits.sheetBytes)).rejects.toMatchObject({ details: { limit: 'total' } });
  archive.close();
});
