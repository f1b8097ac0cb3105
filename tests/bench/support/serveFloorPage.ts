import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../floor/page');
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

export interface FloorPage {
  url: string;
  /** Its scripts, gzipped, in KB. */
  scriptKb: number;
  close(): Promise<void>;
}

/** Builds the hand-written page for production and serves it, compressed, from memory. */
export async function serveFloorPage(): Promise<FloorPage> {
  const files = await buildFiles();
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const body = files.get(name);
    if (!body) return void response.writeHead(404).end();
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the floor page has no address');
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  return {
    url: `http://127.0.0.1:${address.port}/`,
    scriptKb: scripts.reduce((sum, [, body]) => sum + body.length, 0) / 1024,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function buildFiles(): Promise<Map<string, Buffer>> {
  const built = await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const files = new Map<string, Buffer>();
  for (const { output } of [built].flat().filter((one) => 'output' in one))
    for (const file of output) files.set(file.fileName, gzipSync(file.type === 'chunk' ? file.code : file.source));
  return files;
}
