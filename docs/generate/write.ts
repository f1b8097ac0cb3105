import { writeFile } from 'node:fs/promises';
import { pages } from './pages.ts';

/** `npx node docs/generate/write.ts`: the pages that follow from schemas and definitions, written anew. */
for (const { file, write } of pages) await writeFile(new URL(`../${file}`, import.meta.url), await write());
