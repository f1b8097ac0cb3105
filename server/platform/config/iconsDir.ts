import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder behind `/icons/`: one file an icon, fetched only by pages that use it. */
export const iconsDir = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

let names: readonly string[] | undefined;

/** The names by which manifests, schemas, widgets and layouts may call an icon. */
export function listIcons(): readonly string[] {
  names ??= readdirSync(iconsDir).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));
  return names;
}
