import type { Layout } from '../../../schemas/index.ts';
import { openClient } from '../../support/openClient.ts';
import { demoPassword } from './openBench.ts';

/** Makes and publishes a page of the academy as a builder would: signed in, through the product's own calls. */
export async function publishPage(port: number, key: string, layout: Layout): Promise<void> {
  const client = openClient({ port, host: 'academy.localhost' });
  await expectOk(client.signIn('admin@demo.test', demoPassword));
  const { data } = await expectOk(client.put('/api/layout', { key, layout, version: 0 }));
  await expectOk(client.post('/api/layout/publish', { key, version: data.version }));
}

async function expectOk(answer: ReturnType<ReturnType<typeof openClient>['get']>) {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`the bench page could not be made: ${status} ${text}`);
  return json();
}
