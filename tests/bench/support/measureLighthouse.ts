import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { findChromium } from '../../../server/platform/chromium/findChromium.ts';
import { findFreePort } from '../../support/startServer.ts';
import type { Measurement } from './benchRow.ts';
import type { Bench } from './openBench.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Record<Category, number>;

/** A front page, a list of courses, a form. */
const pages = ['/', '/lesson/home', '/cms/page/group-application'];
/** Other programs slow a run down, nothing speeds one up: the middle of three counts. */
const visits = 3;

/** The lowest score of the pages; all rows share one series of visits. What cost points is told beside the figures. */
export async function lowestScore(bench: Bench, category: Category): Promise<Measurement> {
  const scores = await bench.once('lighthouse', () => visitPages(bench));
  return { figure: Math.min(...scores.map((page) => page[category])), floor: null };
}

async function visitPages(bench: Bench): Promise<Scores[]> {
  const server = await bench.server();
  const chromium = await openChromium();
  try {
    const scores: Scores[] = [];
    for (const path of pages) scores.push(await visitPage(server.url('academy.localhost', path), chromium.port));
    return scores;
  } finally {
    await chromium.close();
  }
}

async function visitPage(url: string, port: number): Promise<Scores> {
  const seen: Scores[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse could not open ${url}`);
    const { lhr } = result;
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
    seen.push(Object.fromEntries(scores) as Scores); // one for each category
    if (visit === 0) tellFaults(url, lhr);
  }
  const middle = (id: Category) => seen.map((scores) => scores[id]).sort((one, other) => one - other)[1] ?? 0;
  const scores = Object.fromEntries(categories.map((id) => [id, middle(id)])) as Scores; // one for each category
  console.error(`${new URL(url).pathname}: ${categories.map((id) => `${id} ${scores[id]}`).join(', ')}`);
  return scores;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function tellFaults(url: string, { categories: found, audits }: Report): void {
  for (const category of Object.values(found))
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight > 0 && typeof audit?.score === 'number' && audit.score < 0.9)
        console.error(`${new URL(url).pathname}: ${id} ${audit.score} ${audit.displayValue ?? audit.title}`);
    }
}

/** Lighthouse talks to Chromium by a port of its own; the browser of other rows has none. */
async function openChromium(): Promise<{ port: number; close: () => Promise<void> }> {
  const found = await findChromium();
  const port = await findFreePort();
  const profile = await mkdtemp(join(tmpdir(), 'sala-lighthouse-'));
  const args = [...(found.args ?? []), '--headless', '--no-sandbox', `--remote-debugging-port=${port}`];
  const child = spawn(found.executablePath, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    env: { ...process.env, ...found.env },
  });
  await waitForPort(port);
  return {
    port,
    close: async () => {
      await endProcess(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('Chromium did not open');
}

async function endProcess(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (child.exitCode === null && child.kill()) await ended;
}
