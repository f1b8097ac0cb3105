import { request } from 'node:http';
import type { TestApp } from './testApp.ts';

/** What the call for imports answers; only `code` of it where it refuses. */
interface ImportReport {
  rows: number;
  created: number;
  failed: number;
  code?: string;
  errors: { row: number; errors: { path?: string; code: string; message: string; proposals?: string[] }[] }[];
  understood: { row: number; path: string; from: string; to: unknown }[];
  ignored: string[];
  columns: { heading: string; field: string }[];
  fields: { name: string; title: string }[];
}

interface ImportAnswer {
  status: number;
  data: ImportReport;
}

/** Sends a file to a call of the factory as its administrator does. */
export async function sendImport(
  test: TestApp,
  {
    path,
    content,
    type = 'text/csv',
    signal,
  }: { path: string; content: string | Buffer; type?: string; signal?: AbortSignal },
): Promise<ImportAnswer> {
  const cookie = await test.cookie('admin');
  const headers = { host: `factory.localhost:${test.port}`, cookie, 'content-type': type };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: test.port, path, method: 'POST', signal, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, data: JSON.parse(text).data ?? JSON.parse(text) }),
      );
    });
    call.on('error', reject);
    call.end(content);
  });
}

/** Removes the records of a collection and their history. */
export async function emptyCollection(test: TestApp, collection: string): Promise<void> {
  const stored = (await test.app.collections.of(await test.site('factory'))).get(collection);
  await test.app.db.platform.query(`delete from ${stored?.table}`);
  await test.app.db.platform.query('delete from record_history where collection = $1', [collection]);
}
