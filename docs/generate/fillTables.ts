import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeInterface } from './readInterface.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const place = /<!-- (\w+) of (\S+) -->\n[\s\S]*?<!-- end -->/g;

/** Fills what stands between `<!-- Row of schemas/layout/layout.ts -->` and `<!-- end -->` with the table of that interface. */
export async function fillTables(file: string): Promise<string> {
  const page = await readFile(`${root}docs/${file}`, 'utf8');
  const sources = new Map<string, string>();
  for (const [, , path = ''] of page.matchAll(place)) sources.set(path, await readFile(root + path, 'utf8'));
  return page.replace(
    place,
    (_, name: string, path: string) =>
      `<!-- ${name} of ${path} -->\n${writeInterface(sources.get(path) ?? '', name)}\n<!-- end -->`,
  );
}
