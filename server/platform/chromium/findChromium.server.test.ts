import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FoundChromium, findChromium } from './findChromium.ts';

const isNpmChromiumMadeForHere = process.platform === 'linux' && process.arch === 'x64';
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sala-browser-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** In a process of its own, with an empty home and no browser on its path. */
async function findElsewhere(home: string): Promise<FoundChromium> {
  const module = JSON.stringify(new URL('./findChromium.ts', import.meta.url).href);
  const script = `const { findChromium } = await import(${module}); console.log(JSON.stringify(await findChromium()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: '/nowhere', HOME: home },
  });
  return JSON.parse(stdout) as FoundChromium; // what the script has printed
}

/** A tone mark stands above its letter and takes no room; drawn by a font without Thai it is a box of its own. */
async function expectThaiDrawn(found: FoundChromium): Promise<void> {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2',
  );
  const source = (await readFile(font)).toString('base64');
  const html = `<style>@font-face { font-family: Thai; src: url(data:font/woff2;base64,${source}) }</style>
    <span style="font: 40px Thai">กน</span><br><span style="font: 40px Thai">ก่น้</span>`;
  const browser = await chromium.launch({ ...found, headless: true });
  try {
    const page = await browser.newPage();
    await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
    await page.evaluate('document.fonts.ready.then(() => null)');
    expect((await page.screenshot()).byteLength).toBeGreaterThan(1000);
    const [plain, marked] = await Promise.all([0, 1].map((nth) => page.locator('span').nth(nth).boundingBox()));
    expect(plain?.width).toBeGreaterThan(30);
    expect(marked?.width).toBe(plain?.width);
  } finally {
    await browser.close();
  }
}

it('finds a Chromium that draws Thai', async () => {
  const found = await findChromium();
  await expectThaiDrawn(found);
  expect(await findChromium()).toBe(found);
});

it.runIf(isNpmChromiumMadeForHere)('unpacks once when two processes start at the same time', async () => {
  const [one, two] = await Promise.all([findElsewhere(dir), findElsewhere(dir)]);
  expect(one.executablePath).toContain(join(dir, '.cache', 'sala', 'chromium-'));
  expect(two.executablePath).toBe(one.executablePath);
  const left = (await readdir(join(dir, '.cache', 'sala'))).filter((name) => !name.startsWith('lock'));
  expect(left).toHaveLength(1);
  await expectThaiDrawn(one);

  await rm(one.executablePath);
  const mended = await findElsewhere(dir);
  expect((await stat(mended.executablePath)).size).toBeGreaterThan(1_000_000);
});

it.each(['/nowhere/chrome', '/bin/false'])('refuses a CHROME_PATH that cannot be started: %s', async (chromePath) => {
  await expect(findChromium({ chromePath })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(new RegExp(`^CHROME_PATH=${chromePath} is wrong: it cannot be started`)),
  });
});

it('tells it no secret of the server', async () => {
  const telling = join(dir, 'telling');
  const said = join(dir, 'said');
  await writeFile(
    telling,
    `#!/bin/sh\nenv > '${said}'\necho "DevTools listening on ws://127.0.0.1/" >&2; exec sleep 60\n`,
  );
  await chmod(telling, 0o755);
  vi.stubEnv('SECRET_KEY', 'hush');
  const { env } = await findChromium({ chromePath: telling });
  vi.unstubAllEnvs();
  for (const told of [await readFile(said, 'utf8'), JSON.stringify(env)]) {
    expect(told).toContain('PATH');
    expect(told).not.toContain('hush');
  }
});

it('gives up the sandbox only where this user may not use it', async () => {
  const picky = join(dir, 'picky');
  const speak = 'echo "DevTools listening on ws://127.0.0.1/" >&2; exec sleep 60';
  await writeFile(
    picky,
    `#!/bin/sh\ncase "$*" in *--no-sandbox*) ${speak} ;; esac\necho "No usable sandbox!" >&2; exit 1\n`,
  );
  await chmod(picky, 0o755);
  expect((await findChromium({ chromePath: picky })).args).toContain('--no-sandbox');

  const easy = join(dir, 'easy');
  await writeFile(easy, `#!/bin/sh\n${speak}\n`);
  await chmod(easy, 0o755);
  const { args } = await findChromium({ chromePath: easy });
  expect(args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});
