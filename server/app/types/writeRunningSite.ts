import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { writeSiteTypes } from '../../api/openapi/writeSiteTypes.ts';
import { rootDir } from '../../platform/config/rootDir.ts';

/** The client as the runtime has it, so that a program outside of Sala needs this one file. */
const clientFiles = ['ApiError.ts', 'pageLanguage.ts', 'createApi.ts', 'createCalls.ts'];

/** A TypeScript module of a running site: types of its collections and calls, and the client that they type. */
export async function writeRunningSite({ url, key }: { url: string; key?: string }): Promise<string> {
  const address = new URL('/api/openapi.json', url);
  const openApi = await readOpenApi(address, key ? { authorization: `Bearer ${key}` } : {});
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

async function readOpenApi(address: URL, headers: Record<string, string>): Promise<JsonObject> {
  const here = new URL(address);
  // Browsers and curl take these names for this machine; the resolver that Node asks knows them on some systems only.
  if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost';
  const response = await fetch(here, { headers: { ...headers, host: address.host } }).catch((error: Error) => {
    throw new Error(`${address.origin} does not answer`, { cause: error });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isJsonObject(answer)) throw new Error(`${address} answers ${response.status}`);
  return answer;
}
