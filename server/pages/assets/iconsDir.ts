import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder behind `/icons/`: one file an icon, fetched only by pages that use it. */
export const iconsDir = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
