import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** The collections that the site defined itself, with their schemas; for those who may reshape them. */
export async function readOwnCollections({ ask, person }: SourceContext): Promise<unknown> {
  if (!['root', 'superadmin'].includes(person.role)) return undefined;
  const collections = (await ask('listCollections')) as { data?: JsonObject[] } | JsonObject[]; // the answer of the call
  const list = Array.isArray(collections) ? collections : (collections.data ?? []);
  return list.filter(({ own }) => own === true);
}
