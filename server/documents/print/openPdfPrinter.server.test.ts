import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { readPdfText } from '../../../tests/documents/readPdfText.ts';
import { openTempFolder } from '../../../tests/support/tempFolder.ts';
import { openPdfPrinter } from './openPdfPrinter.ts';

const log = pino({ level: 'silent' });
const printer = openPdfPrinter({ log });
afterAll(() => printer.close());

const order = (body: string, siteId = 'site') => ({
  siteId,
  html: `<!doctype html><html lang="th"><head><title>ใบทดสอบ</title><style>@page{size:794px 1123px}</style></head><body>${body}</body></html>`,
});

/** How many are asked for at once: few with every run, `SALA_PRINTS=500` now and then. */
const many = Number(process.env.SALA_PRINTS ?? 12);

it(
  `loses none of ${many} documents asked for at once, when its browser is killed among them`,
  async () => {
    await printer.print(order('first'));
    const pid = printer.pid();
    let done = 0;
    const kill = () => {
      done += 1;
      const running = printer.pid();
      // Once at the beginning, and again after each hundred.
      if (running && done % 100 === 1) process.kill(running, 'SIGKILL');
    };
    if (pid) process.kill(pid, 'SIGKILL');
    const made = await Promise.all(
      Array.from({ length: many }, async (_, at) => {
        const pdf = await printer.print(order(`<p>document ${at}.</p>`.repeat(40)));
        if (many >= 100) kill();
        return pdf;
      }),
    );
    for (const [at, pdf] of made.entries())
      expect(readPdfText(pdf).join('').replace(/\s/g, '')).toContain(`document${at}.`);
    expect(printer.pid()).not.toBe(pid);
  },
  60_000 + many * 1000,
);

it('lets a document of one site stand behind no more than a few of another, however many that one asks for', async () => {
  // Opening a page takes longer than a print: each of the three that print at once has one before it is measured who waits.
  await Promise.all(['a', 'b', 'c'].map((siteId) => printer.print(order(siteId, siteId))));
  let done = 0;
  const loud = Array.from({ length: 20 }, async () => {
    await printer.print(order('<section class="page">loud</section>'.repeat(30), 'loud'));
    done += 1;
  });
  await printer.print(order('quiet', 'quiet'));
  expect(done).toBeLessThan(8);
  await Promise.all(loud);
});

it('tells title and language in short and in long files', async () => {
  for (const count of [1, 21]) {
    const made = await printer.print(order('<section class="page">text</section>'.repeat(count)));
    expect(readPdfText(made).join('')).toContain('text'.repeat(count));
    const pdf = await PDFDocument.load(made);
    expect(pdf.getTitle()).toBe('ใบทดสอบ');
    expect(pdf.getLanguage()).toBe('th');
  }
});

it('asks nothing of the network, and runs no script', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = `http://127.0.0.1:${port}/`;
  await printer.print(
    order(
      `<img src="${url}"><iframe src="${url}"></iframe><link rel="stylesheet" href="${url}"><script>fetch('${url}')</script>`,
    ),
  );
  server.close();
  expect(asked).toBe(0);
});

it('shows nothing of the files of this machine', async () => {
  const file = join(await openTempFolder('print'), 'secret.txt');
  await writeFile(file, 'secret of this machine');
  const url = pathToFileURL(file).href;
  const made = await printer.print(
    order(`<p>shown</p><iframe src="${url}"></iframe><object data="${url}"></object><embed src="${url}">`),
  );
  const text = readPdfText(made).join(' ');
  expect(text).toContain('shown');
  expect(text).not.toContain('secret');
});

it('says in both languages that there is no browser', async () => {
  const none = openPdfPrinter({ log, chromePath: '/nowhere/chrome' });
  await expect(none.print(order(''))).rejects.toMatchObject({
    code: 'browser_missing',
    text: { th: expect.stringContaining('บันทึกเป็น PDF'), en: expect.stringContaining('Save as PDF') },
  });
  await none.close();
});

it('leaves no browser behind', async () => {
  const other = openPdfPrinter({ log });
  await other.print(order('x'));
  const pid = other.pid();
  await other.close();
  expect(() => execFileSync('kill', ['-0', String(pid)], { stdio: 'ignore' })).toThrow();
});
