import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Middleware } from './context.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
};
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Built files. Their names contain a content hash, so browsers may cache them for ever; a precompressed file is sent
 * where the build made one.
 */
export function serveAssets(options: { prefix: string; dir: () => string }): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(options.prefix) || (context.method !== 'GET' && context.method !== 'HEAD'))
      return next();
    const name = normalize(decodeURIComponent(context.path.slice(options.prefix.length)));
    const type = types[extname(name)];
    if (!type || name.startsWith('..') || name.includes('\0')) return next();
    const file = join(options.dir(), name);
    const found = await findVariant(file, context.get('accept-encoding'));
    if (!found) return next();
    context.set('Cache-Control', 'public, max-age=31536000, immutable');
    context.vary('Accept-Encoding');
    if (found.encoding) context.set('Content-Encoding', found.encoding);
    context.type = type;
    context.body = context.method === 'HEAD' ? '' : (found.content ?? createReadStream(found.file));
    context.length = found.size;
  };
}

interface Variant {
  file: string;
  size: number;
  encoding?: string;
  /** Without it, the file is read anew for each answer. */
  content?: Buffer;
}

/** Of files that are there, which never change: asking the disk was most of what an answer computed. */
const known = new Map<string, Variant>();
/** More than the files of any build; on a disk that ignores case, one file has endless names. */
const mostKnown = 20_000;
/** Small files stay in memory: a page loads some eighty of them, and opening each was most of what its answer computed. */
const largestKept = 128 * 1024;
const mostKept = 16 * 1024 * 1024;
let kept = 0;

async function findVariant(file: string, accepted: string): Promise<Variant | undefined> {
  const wanted = encodings.filter(({ name }) => accepted.includes(name));
  const key = [file, ...wanted.map(({ ending }) => ending)].join(' ');
  const found = known.get(key) ?? (await searchVariant(file, wanted));
  if (!found || known.has(key) || known.size >= mostKnown) return found;
  known.set(key, found);
  if (found.size <= largestKept && kept + found.size <= mostKept) {
    kept += found.size;
    found.content = await readFile(found.file);
  }
  return found;
}

async function searchVariant(
  file: string,
  wanted: readonly (typeof encodings)[number][],
): Promise<Variant | undefined> {
  for (const { name, ending } of wanted) {
    const twin = await sizeOf(file + ending);
    if (twin !== undefined) return { file: file + ending, size: twin, encoding: name };
  }
  const size = await sizeOf(file);
  return size === undefined ? undefined : { file, size };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}
