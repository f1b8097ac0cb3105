import { type Client, openClient } from './openClient.ts';
import type { TestApp } from './testApp.ts';

/** The administrator of the factory, let in for the person of a role by a bypass link. */
export async function letIn(test: TestApp, role: string): Promise<Client> {
  const made = await test.as('admin')(`/api/people/demo_${role}/bypass`, { method: 'POST', body: {} });
  const client = openClient({ port: test.port, host: 'factory.localhost' });
  await client.post(new URL(made.json().data.url).pathname, {});
  return client;
}
