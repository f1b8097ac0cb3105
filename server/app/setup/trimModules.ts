import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files of packages that a running server never reads: source maps, types, C headers and libraries, icons in other forms, of
 * packages in two forms (CommonJS and modules) the one that neither the bundler nor Node takes, a second browser protocol, and
 * the bundler's own choices that are not taken. They are half of an installation.
 */
const unread = [
  '**/*.map',
  '**/*.d.{ts,mts,cts}',
  '**/*.{a,flow}',
  '**/{README,CHANGELOG,HISTORY}.md',
  'node/node_modules/*/{include,share}',
  'lucide-static/{font,sprite.svg,dist/cjs}',
  '{react-aria,react-aria-components,react-stately,@internationalized/*}/**/*.cjs',
  '{react-aria,react-aria-components,react-stately,@internationalized/*}/src',
  '@tiptap/*/src',
  'bullmq/dist/esm',
  '{@aws-sdk,@smithy}/*/dist-{es,types}',
  '@cantoo/pdf-lib/{cjs,src,ts3.4,dist/*.js}',
  'puppeteer-core/{src,lib/es5-iife}',
  '{chromium-bidi/out,zod}',
  '{,puppeteer-core/node_modules/}devtools-protocol/{json,types}',
  '{handlebars/dist/{amd,*.js},uglify-js}',
  'react-dom/cjs/*-{profiling,server.bun,server.edge}.*',
  '{esbuild,@esbuild,jiti}',
  '{bintrees,find-my-way,pino,resolve}/test',
];

/** Removes development-only files from a `node_modules` folder, and returns how many files and folders. */
export async function trimModules(modules: string): Promise<number> {
  let removed = 0;
  for await (const path of glob(unread, { cwd: modules })) {
    await rm(join(modules, path), { recursive: true, force: true });
    removed++;
  }
  return removed;
}

if (import.meta.main && process.env.npm_config_omit?.includes('dev')) {
  await trimModules(join(import.meta.dirname, '../../../node_modules'));
}
