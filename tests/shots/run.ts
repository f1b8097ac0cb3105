import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { composeSheets } from './composeSheets.ts';
import { serveFolder } from './serveFolder.ts';
import { type Look, openLook, type Shot, takeShot } from './takeShot.ts';

/**
 * `npm run stories:shots`: every story on a phone and on a desktop, as contact sheets to look at. `--dark` for dark and
 * English, `--only <part of an id>`, `--built` to take the stories that are built already. Fails when a story does.
 */
const { values: options } = parseArgs({
  options: { dark: { type: 'boolean' }, built: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');
const pagesAtOnce = 3;
const columns = { phone: 4, desktop: 2 };

if (!options.built) buildStories();
const ids = await listStories();
const stories = await serveFolder(built);
const browser = await openBrowser();
let failed = 0;
try {
  for (const device of ['phone', 'desktop'] as const) failed += await lookThrough(browser, { ...readLook(), device });
} finally {
  await browser.close();
  stories.close();
}
console.log(`${ids.length} stories, ${failed} pictures with a problem`);
process.exitCode = failed > 0 || ids.length === 0 ? 1 : 0;

function readLook(): Omit<Look, 'device'> {
  return options.dark ? { theme: 'dark', language: 'en' } : { theme: 'light', language: 'th' };
}

function buildStories(): void {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [storybook, 'build', '--quiet', '--output-dir', built], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the stories could not be built (${status})`);
}

async function listStories(): Promise<string[]> {
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>; // what Storybook writes
  };
  const all = Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
  return all.filter((id) => id.includes(options.only));
}

/** Takes the pictures of one look, writes its sheets, says what is wrong; answers how many pictures have a problem. */
async function lookThrough(browser: Browser, look: Look): Promise<number> {
  const name = `${look.device}-${look.language}-${look.theme}`;
  const shots = await takeShots(browser, look);
  const folder = join(root, 'tests/results/stories', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sheets = await composeSheets(browser, shots, columns[look.device]);
  for (const [at, sheet] of sheets.entries())
    await writeFile(join(folder, `${String(at + 1).padStart(2, '0')}.png`), sheet);
  console.log(`${name}: ${shots.length} pictures on ${sheets.length} sheets in ${folder}`);
  const bad = shots.filter(({ problems }) => problems.length > 0);
  for (const { id, problems } of bad)
    for (const problem of problems) console.error(`${name} ${id}: ${firstLine(problem)}`);
  return bad.length;
}

async function takeShots(browser: Browser, look: Look): Promise<Shot[]> {
  const shots = new Map<string, Shot>();
  const waiting = [...ids];
  const context = await openLook(browser, look);
  await Promise.all(
    Array.from({ length: pagesAtOnce }, async () => {
      const page = await context.newPage();
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        shots.set(id, await takeShot(page, { url: stories.url, id, look }));
      }
    }),
  );
  await context.close();
  return ids.flatMap((id) => shots.get(id) ?? []);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
