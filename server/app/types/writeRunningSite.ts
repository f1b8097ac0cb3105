import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../../schemas/index.ts';
import { writeSiteTypes } from '../../api/openapi/writeSiteTypes.ts';
import { rootDir } from '../../platform/config/rootDir.ts';

/** The client as the runtime has it, so that a program outside of Sala needs this one file. */
const clientFiles = ['ApiError.ts', 'pageLanguage.ts', 'createApi.ts', 'createCalls.ts'];

/** A TypeScript module of a running site: types of its collections and calls, and the client that they type. */
export async function writeRunningSite({ url, key }: { url: string; key?: string }): Promise<string> {
  const address = new URL('/api/openapi.json', url);
  const response = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  const openApi: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isJsonObject(openApi)) throw new Error(`${address} answers ${response.status}`);
  const client = await Promise.all(
    clientFiles.map(async (name) => readFile(join(rootDir, 'runtime/api', name), 'utf8')),
  );
  return [
    `// Written by \`npm run types -- --url ${address.origin}\`; \`createCalls(createApi({ origin, key }))\` is the client.`,
    writeSiteTypes(openApi),
    ...client.map((source) =>
      source
        .replace(/^import .*\n/gm, '')
        .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?:\/\/.*\n)?export interface Calls \{\}\n/, ''),
    ),
  ].join('\n');
}
