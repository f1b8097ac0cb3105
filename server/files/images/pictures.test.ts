import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildChunk, buildPng, turnedExif } from '../../../tests/support/buildPng.ts';
import { openTempFolder } from '../../../tests/support/tempFolder.ts';
import { watchRss } from '../../../tests/support/watchRss.ts';
import { readImage } from './readImage.ts';
import { type PictureProcess, startPictureProcess } from './startPictureProcess.ts';

const open: PictureProcess[] = [];
afterAll(() => {
  for (const picture of open) picture.stop();
});

function start(seconds = 60): PictureProcess {
  const picture = startPictureProcess(seconds);
  open.push(picture);
  return picture;
}

async function keep(bytes: Buffer, name = 'a.png'): Promise<string> {
  const file = join(await openTempFolder('picture'), name);
  await writeFile(file, bytes);
  return file;
}

/** Peak memory of a process, in MB. */
async function findPeak({ pid }: PictureProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const read = (file: string) => ({ kind: 'read', file, extension: 'png' }) as const;

describe('a small file that is an enormous picture', () => {
  it.each([
    ['by its pixels', { width: 50_000, height: 50_000, bytes: 1_000_000 }],
    [
      'by sixteen bits a colour',
      { width: 7700, height: 7700, bits: 16, colour: 6, interlaced: true, chunks: [turnedExif] },
    ],
  ] as const)('is refused %s, before it is decoded', async (_, head) => {
    const file = await keep(buildPng({ ...head, chunks: [turnedExif] }));
    const picture = start();
    const { result, grownBy } = await watchRss(() => picture.run(read(file)).catch((error) => error));
    expect(result).toMatchObject({ code: 'picture_too_large', status: 413 });
    expect(grownBy).toBeLessThan(50);
    expect(await findPeak(picture)).toBeLessThan(250);
  });

  it('is turned and cleaned in a process of its own when it is as large as allowed', async () => {
    const file = await keep(buildPng({ width: 7700, height: 7700, chunks: [turnedExif] }));
    const picture = start();
    const { result, grownBy } = await watchRss(() => picture.run(read(file)));
    expect(result).toEqual({ width: 7700, height: 7700 });
    expect(grownBy).toBeLessThan(50);
    expect(await findPeak(picture)).toBeLessThan(900);
  });

  const unpacked = deflateSync(Buffer.alloc(400_000_000), { level: 1 });

  it.each(['zTXt', 'iCCP', 'iTXt', 'IDAT'])('does nothing by what a %s chunk unpacks to', async (type) => {
    const before = { zTXt: 'Comment\0\0', iCCP: 'icc\0\0', iTXt: 'XML:com.adobe.xmp\0\u0001\0\0\0' }[type] ?? '';
    const bomb = buildChunk(type, Buffer.concat([Buffer.from(before), unpacked]));
    const file = await keep(buildPng({ width: 10, height: 10, chunks: [bomb] }));
    const picture = start();
    await picture.run(read(file)).catch((error) => expect(error).toMatchObject({ code: 'picture_broken' }));
    expect(await findPeak(picture)).toBeLessThan(250);
  });
});

it('reads no drawing and no document, whatever its name says', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const entities =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>';
  const picture = start();
  for (const text of [drawing, entities, '%PDF-1.7\n', 'GIF89a', 'P6 9999999 9999999 255\n'])
    for (const name of ['a.png', 'a.svg'])
      await expect(picture.run(read(await keep(Buffer.from(text), name)))).rejects.toMatchObject({
        code: 'picture_broken',
      });
});

it('is ended when it takes too long or dies, and the next picture is read by another', async () => {
  const file = await keep(buildPng({ width: 5000, height: 5000, chunks: [turnedExif] }));
  const slow = start(0.05);
  await expect(slow.run(read(file))).rejects.toMatchObject({ code: 'picture_too_slow', status: 422 });
  const dying = start();
  const running = dying.run(read(file));
  setTimeout(() => dying.stop(), 100);
  await expect(running).rejects.toMatchObject({ code: 'picture_broken' });
  expect(await readImage('site', { file: await keep(buildPng({ width: 30, height: 20 })), extension: 'png' })).toEqual({
    width: 30,
    height: 20,
  });
});

it('keeps a drawing of few colours exact when it is turned', async () => {
  const file = await keep(buildPng({ width: 30, height: 20, chunks: [turnedExif] }));
  expect(await readImage('site', { file, extension: 'png' })).toEqual({ width: 20, height: 30 });
  const bytes = await readFile(file);
  expect(bytes.includes('eXIf')).toBe(false);
  expect(bytes.includes('PLTE')).toBe(false);
  expect((await stat(file)).size).toBeLessThan(500);
});
