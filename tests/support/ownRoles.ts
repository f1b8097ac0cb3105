import { expect } from 'vitest';
import type { JsonObject, OwnRole } from '../../schemas/index.ts';
import type { TestApp } from './testApp.ts';

type Loose = Omit<OwnRole, 'title' | 'grants' | 'denies'> & {
  title?: JsonObject;
  grants?: object[];
  denies?: object[];
};

/** A role of the factory, made by root, and a demo account that has it: `test.as(role.id)`. */
export async function addOwnRole(test: TestApp, role: Loose, name = role.id): Promise<void> {
  const title = { th: `บทบาท ${role.id}`, en: `Role ${role.id}` };
  const made = await test.as('root')('/api/roles', { body: { title, ...role } });
  expect(made.status, made.text).toBe(201);
  await addHolder(test, role, name);
}

/** A demo account with an own role. */
export async function addHolder(test: TestApp, role: { id: string; base: string }, name: string): Promise<void> {
  const { id: siteId } = await test.site('factory');
  const email = `${name}@demo.test`;
  await test.app.db.platform.query(
    `insert into account (id, site_id, email, username, profile, email_verified_at, info)
     values ($1, $2, $3, $3, '{"firstname": "คน"}', now(), '{}')`,
    [`demo_${name}`, siteId, email],
  );
  await test.app.db.platform.query(
    'insert into membership (site_id, account_id, role, own_role) values ($1, $2, $3, $4)',
    [siteId, `demo_${name}`, role.base, role.id],
  );
}
