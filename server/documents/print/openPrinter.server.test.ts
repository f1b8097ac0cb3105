import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { openPrinter } from './openPrinter.ts';

const log = pino({ level: 'silent' });
const printer = openPrinter({ log });
afterAll(() => printer.close());

const html = (body: string) =>
  `<!doctype html><html lang="th"><head><title>ใบทดสอบ</title><style>@page{size:794px 1123px}</style></head><body>${body}</body></html>`;

it('loses no document when its browser is killed among them', async () => {
  await printer.print(html('first'));
  const pid = printer.pid();
  const wanted = Array.from({ length: 12 }, (_, at) => printer.print(html(`<p>${at}</p>`.repeat(200))));
  if (pid) process.kill(pid, 'SIGKILL');
  const made = await Promise.all(wanted);
  expect(made.every((pdf) => Buffer.from(pdf.subarray(0, 5)).toString() === '%PDF-')).toBe(true);
  expect(printer.pid()).not.toBe(pid);
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
    html(
      `<img src="${url}"><iframe src="${url}"></iframe><link rel="stylesheet" href="${url}"><script>fetch('${url}')</script>`,
    ),
  );
  server.close();
  expect(asked).toBe(0);
});

it('says in both languages that there is no browser', async () => {
  const none = openPrinter({ log, chromePath: '/nowhere/chrome' });
  await expect(none.print(html(''))).rejects.toMatchObject({
    code: 'browser_missing',
    text: { th: expect.stringContaining('บันทึกเป็น PDF'), en: expect.stringContaining('Save as PDF') },
  });
  await none.close();
});

it('leaves no browser behind', async () => {
  const other = openPrinter({ log });
  await other.print(html('x'));
  const pid = other.pid();
  await other.close();
  expect(() => execFileSync('kill', ['-0', String(pid)], { stdio: 'ignore' })).toThrow();
});
