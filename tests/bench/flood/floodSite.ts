import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { buildJob } from '../support/openBenchJobs.ts';

/**
 * Many callers of one site, in a process of their own, who do everything that costs a server something and never wait. As if on
 * another machine: what it computes gives way to the server that it floods.
 */
setPriority(19);
const { PORT = '', HOST = '', COOKIE = '', COLLECTION = '', SALA_FLOOD } = process.env;
const headers = { host: `${HOST}:${PORT}`, cookie: COOKIE, origin: `http://${HOST}:${PORT}` };
const agent = new Agent({ keepAlive: true });
const answers: Record<string, Record<number, number>> = {};
let isOn = false;
let inFlight = 0;

interface Asked {
  method?: string;
  type?: string;
  offset?: string;
  body?: string | Buffer;
}

function ask(path: string, { method = 'GET', type = 'application/json', offset, body }: Asked = {}) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const sent =
      body === undefined ? headers : { ...headers, 'content-type': type, ...(offset && { 'upload-offset': offset }) };
    const call = request({ agent, host: '127.0.0.1', port: PORT, path, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve({ status: 0, text: '' }));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(body);
  });
}

/**
 * As many callers as this, each with the next request as soon as the last is answered; refused ones come again at once.
 * `SALA_FLOOD=imports,uploads` asks for these kinds alone.
 */
function flood(name: string, callers: number, work: (turn: number) => Promise<number>): void {
  if (SALA_FLOOD && !SALA_FLOOD.split(',').includes(name)) return;
  const counts: Record<number, number> = {};
  answers[name] = counts;
  for (let caller = 0; caller < callers; caller += 1) {
    const callOn = async () => {
      for (let turn = caller; ; turn += callers) {
        while (!isOn) await wait(20);
        inFlight += 1;
        const status = await work(turn);
        inFlight -= 1;
        counts[status] = (counts[status] ?? 0) + 1;
        if (status === 0) await wait(20);
      }
    };
    void callOn();
  }
}

const post = async (path: string, body: unknown) =>
  (await ask(path, { method: 'POST', body: JSON.stringify(body) })).status;

/** Hundreds of steps for every record. */
const items = Array.from({ length: 20 }, (_, at) => at);
const inner = { $map: { input: items, as: 'b', in: { $add: ['$$a', '$$b'] } } };
const pipeline = [
  { $addFields: { sums: { $map: { input: items, as: 'a', in: { $sum: inner } } } } },
  { $group: { _id: '$category', most: { $max: { $sum: '$sums' } } } },
];

function* writeLines(rows: number): Generator<string> {
  yield 'code,title,description,category,price\n';
  for (let at = 0; at < rows; at += 1) {
    const { code, title, description, category, price } = buildJob(at);
    yield `${code},${title},${description},${category},${price}\n`;
  }
}
const sheet = [...writeLines(2_000)].join('');
const picture = Buffer.alloc(1024 * 1024, '%PDF-1.4 \n');

async function upload(): Promise<number> {
  const begun = { name: 'flood.pdf', size: picture.length };
  const first = await ask('/api/files', { method: 'POST', body: JSON.stringify(begun) });
  if (first.status !== 201) return first.status;
  const at = `/api/files/upload/${JSON.parse(first.text).data.upload}`;
  await ask(at, { method: 'PATCH', type: 'application/offset+octet-stream', offset: '0', body: picture });
  return (await ask(`${at}/finish`, { method: 'POST', body: '' })).status;
}

function openSocket(): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/realtime`, { headers });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => resolve(0));
    socket.on('open', () => {
      socket.send(JSON.stringify({ watch: [COLLECTION] }));
      setTimeout(() => socket.close(), 500);
    });
    socket.on('close', () => resolve(101));
  });
}

flood('aggregates', 12, () => post(`/api/${COLLECTION}/aggregate`, { pipeline }));
flood('pages', 24, async () => (await ask('/')).status);
flood(
  'lists',
  24,
  async (turn) => (await ask(`/api/${COLLECTION}?category=c${turn % 90}&sort=-price&limit=50`)).status,
);
flood('writes', 24, (turn) => post(`/api/${COLLECTION}`, { data: buildJob(turn) }));
flood('imports', 4, async () => {
  const sent = { method: 'POST', type: 'text/csv', body: sheet };
  return (await ask(`/api/${COLLECTION}/import`, sent)).status;
});
flood('uploads', 8, upload);
flood('sockets', 16, openSocket);

process.on('message', async (word) => {
  isOn = word === 'begin';
  while (!isOn && inFlight > 0) await wait(20);
  process.send?.(answers);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
