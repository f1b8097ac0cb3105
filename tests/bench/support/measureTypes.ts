import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Layout } from '../../../schemas/index.ts';
import { buildLayout } from '../../factories/buildPage.ts';
import { openClient } from '../../support/openClient.ts';
import { type RunningServer, startServer } from '../../support/startServer.ts';
import { buildBenchObjects } from './benchObjects.ts';
import { makeTypes } from './makeTypes.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { weighScripts } from './weighScripts.ts';

const host = 'academy.localhost';
const rounds = 40;

export interface TypesFigures {
  /** Save and publish a page of 100 objects, ms. */
  publish: number;
  /** First answer with a page drawn anew, ms. */
  render: number;
  /** Scripts of a first visit, KB. */
  weight: number;
}

/** The same work in a bench with 10 widget types more and in one with 200 more, in turn, so that a slow moment meets both. */
export function measureTypes(bench: Bench): Promise<{ few: TypesFigures; many: TypesFigures }> {
  return bench.once('types', async () => {
    const home = await mkdtemp(join(tmpdir(), 'sala-types-'));
    const servers: RunningServer[] = [];
    try {
      for (const count of [10, 200])
        servers.push(
          await startServer({
            env: { PLUGINS: await makeTypes(home, count), DEMO_PASSWORD: demoPassword },
            readyWithinMs: 180_000,
          }),
        );
      const [few, many] = servers;
      if (!few || !many) throw new Error('two servers were started');
      const [fewTimes, manyTimes] = await takeTurns(few, many);
      const browser = await bench.browser();
      const weigh = (server: RunningServer) => weighScripts(browser, server.url(host, '/cms/page/types'));
      return {
        few: { ...fewTimes, weight: await weigh(few) },
        many: { ...manyTimes, weight: await weigh(many) },
      };
    } finally {
      for (const server of servers) await server.stop();
      await rm(home, { recursive: true, force: true });
    }
  });
}

type Times = Omit<TypesFigures, 'weight'>;

async function takeTurns(few: RunningServer, many: RunningServer): Promise<[Times, Times]> {
  const benches = [await openBench(few.port), await openBench(many.port)];
  const seen: Times[][] = [[], []];
  for (let round = -3; round < rounds; round += 1) {
    const order = [...benches.entries()];
    // Whoever comes second finds a warmer machine.
    for (const [index, bench] of round % 2 === 0 ? order : order.reverse()) {
      const times = await bench(round);
      if (round >= 0) seen[index]?.push(times); // the first rounds warm both
    }
  }
  const [one, other] = seen.map((all) => ({
    publish: middle(all.map(({ publish }) => publish)),
    render: middle(all.map(({ render }) => render)),
  }));
  if (!one || !other) throw new Error('both were measured');
  return [one, other];
}

/** One round: save, publish, read. Each publication makes the page another one, so it is drawn and not kept. */
async function openBench(port: number): Promise<(round: number) => Promise<Times>> {
  const client = openClient({ port, host });
  const signedIn = await client.signIn('admin@demo.test', demoPassword);
  if (signedIn.status !== 200) throw new Error(`no sign-in: ${signedIn.text}`);
  const visitor = openClient({ port, host });
  let version = 0;
  return async (round) => {
    const started = performance.now();
    const saved = await client.put('/api/layout', { key: 'page/types', layout: buildRound(round), version });
    const published = await client.post('/api/layout/publish', {
      key: 'page/types',
      version: saved.json().data.version,
    });
    const publish = performance.now() - started;
    version = published.json().data.version;
    const asked = performance.now();
    const page = await visitor.get('/cms/page/types');
    if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
    return { publish, render: performance.now() - asked };
  };
}

function buildRound(round: number): Layout {
  const objects = buildBenchObjects(99).map((object, index) =>
    object.kind === 'button'
      ? { uid: `o${index}`, type: 'button', label: object.text, link: object.target }
      : { uid: `o${index}`, type: 'paragraph', content: `<p>${object.text} ${round}</p>` },
  );
  return buildLayout({}, [...objects, { uid: 'popup', type: 'popup', contentType: 'text', textContent: '<p>x</p>' }]);
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
