import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildXlsx } from '../../../tests/support/buildXlsx.ts';
import { claimSize } from '../../../tests/support/claimSize.ts';
import { openTempFolder } from '../../../tests/support/tempFolder.ts';
import { watchRss } from '../../../tests/support/watchRss.ts';
import type { FileLine } from './lines/fileLine.ts';
import { readLinesInChild } from './readLinesInChild.ts';

const megabyte = 1024 * 1024;

function* repeat(piece: string, megabytes: number, [before, after]: [string, string]): Generator<string> {
  yield before;
  const block = piece.repeat(Math.ceil(megabyte / piece.length));
  for (let at = 0; at < megabytes; at += 1) yield block;
  yield after;
}

async function readAll(file: string, options: Parameters<typeof readLinesInChild>[1] = {}): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  for await (const block of readLinesInChild({ file, format: file.endsWith('.xlsx') ? 'xlsx' : 'csv' }, options))
    lines.push(...block);
  return lines;
}

const sheetFrame: [string, string] = ['<worksheet><sheetData>', '</sheetData></worksheet>'];
const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

describe('a file that unpacks to more than may be read', () => {
  it('is refused though its half MB would become 200, and memory stays where it was', async () => {
    const file = await buildXlsx({ sheet: repeat('<row><c r="A1"/></row>', 200, sheetFrame) });
    expect((await stat(file)).size).toBeLessThan(megabyte);
    const { result, grownBy } = await watchRss(() => readAll(file).catch((error) => error));
    expect(result).toMatchObject({ code: 'archive_too_large', status: 413, details: { limit: 'ratio' } });
    expect(grownBy).toBeLessThan(200);
  });

  it('is read no further than it says its size is', async () => {
    const file = await buildXlsx({ sheet: repeat('<row><c r="A1"/></row>', 60, sheetFrame) });
    await writeFile(file, claimSize(await readFile(file), 'xl/worksheets/sheet1.xml', megabyte));
    await expect(readAll(file)).rejects.toMatchObject({ code: 'file_broken', status: 400 });
  });

  it.each([
    ['sharedTexts', { sharedTexts: ['<sst>', '<si/>'.repeat(2_100_000), '</sst>'] }],
    ['ratio', { sharedTexts: repeat(`<si><t>${'a'.repeat(1000)}</t></si>`, 60, ['<sst>', '</sst>']) }],
    ['styles', { styles: Array(80_000).fill(0) }],
    ['columns', { rows: '<row><c r="BZZ1"><v>1</v></c></row>' }],
    ['text', { rows: cell('a'.repeat(5 * megabyte)) }],
    ['cellLetters', { rows: cell('a'.repeat(megabyte)) }],
    [
      'rowLetters',
      {
        rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(9)}</row>`,
        sharedTexts: [`<sst><si><t>${'ก'.repeat(500_000)}</t></si></sst>`],
      },
    ],
    ['entries', { rows: '', entries: Object.fromEntries(Array.from({ length: 5100 }, (_, at) => [`x/${at}`, ''])) }],
  ])('is refused by what it holds: %s', async (limit, parts) => {
    const file = await buildXlsx({ rows: cell('a'), ...parts });
    await expect(readAll(file)).rejects.toMatchObject({ code: 'archive_too_large', details: { limit } });
  });

  it('ends its own process when that has no memory left, and nothing else', async () => {
    const letters = Array.from({ length: 60_000 }, (_, at) => `<si><t>${at} ${'ข้อความ'.repeat(20)}</t></si>`).join('');
    const file = await buildXlsx({ rows: cell('a'), sharedTexts: [`<sst>${letters}</sst>`] });
    await expect(readAll(file, { memoryMb: 16 })).rejects.toMatchObject({
      code: 'archive_too_large',
      details: { limit: 'memory' },
    });
    expect(await readAll(file)).toHaveLength(1);
  });
});

it('gives a large sheet block by block, holding few of them', async () => {
  const row = `<row>${cell(`text number ${'a'.repeat(60)}`)
    .slice(5, -6)
    .repeat(10)}</row>`;
  const rows = Array.from({ length: 20_000 }, (_, at) => row.replaceAll('text', `${(at * 7919) % 100_003}`));
  const file = await buildXlsx({ sheet: [sheetFrame[0], ...rows, sheetFrame[1]] });
  // Too little for all of its texts.
  let count = 0;
  for await (const block of readLinesInChild({ file, format: 'xlsx' }, { memoryMb: 24 })) {
    expect(block.length).toBeLessThanOrEqual(500);
    count += block.length;
  }
  expect(count).toBe(20_000);
});

it('stops at once when it is asked to', async () => {
  const file = await buildXlsx({ sheet: repeat(cell('a'), 30, sheetFrame) });
  const ending = new AbortController();
  const blocks = readLinesInChild({ file, format: 'xlsx' }, { signal: ending.signal });
  expect((await blocks.next()).value).toHaveLength(500);
  ending.abort(new Error('enough'));
  await expect(blocks.next()).rejects.toThrow('enough');
  expect(await blocks.next()).toEqual({ done: true, value: undefined });
});

it('says so when its process ends for no known reason, or takes too long', async () => {
  const file = await buildXlsx({ sheet: repeat(cell('a'), 30, sheetFrame) });
  const dying = readLinesInChild({ file, format: 'xlsx' });
  const before = await listChildren();
  await dying.next();
  for (const pid of (await listChildren()).filter((each) => !before.includes(each))) process.kill(pid, 'SIGKILL');
  await expect(dying.next()).rejects.toMatchObject({ code: 'reading_ended', status: 422 });
  const slow = readLinesInChild({ file, format: 'xlsx' }, { ms: 1 });
  await expect(slow.next()).rejects.toMatchObject({ code: 'archive_too_large', details: { limit: 'time' } });
});

it('reads the next file in the same process where the last was read to its end, in another one where it was not', async () => {
  const folder = await openTempFolder('lines');
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const [one, other] = [await write('one.csv', 'a,b\n1,2\n'), await write('other.csv', 'c\n3\n4\n')];
  const first = await readAll(one);
  const running = await listChildren();
  const second = await readAll(other);
  expect(second).not.toEqual(first);
  expect(await readAll(one)).toEqual(first);
  expect(await listChildren()).toEqual(running);
  const left = readLinesInChild({ file: await write('left.csv', `a\n${'1\n'.repeat(2000)}`), format: 'csv' });
  await left.next();
  await left.return(undefined);
  expect(await readAll(other)).toEqual(second);
  expect(await listChildren()).not.toEqual(running);
});

/** Child processes of this one, as Linux tells them. */
async function listChildren(): Promise<number[]> {
  const tasks = await readdir('/proc/self/task');
  const lists = await Promise.all(
    tasks.map((id) => readFile(`/proc/self/task/${id}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((text) => text.split(' ').filter(Boolean).map(Number));
}

it.each([
  ['xlsx', 'no zip at all'],
  ['csv', 'a,"b\nunclosed'],
  ['json', '[{"a": 1'],
  ['json', `[{"a":${'['.repeat(1_000_000)}}]`],
] as const)('says that a broken file is broken: %s', async (format, text) => {
  const file = join(await openTempFolder('lines'), 'broken');
  await writeFile(file, text);
  await expect(readLinesInChild({ file, format }).next()).rejects.toMatchObject({ status: 400 });
});
