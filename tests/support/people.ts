import { expect } from 'vitest';
import { openSecretBox } from '../../server/platform/secrets/secretBox.ts';
import { sendRequest, type TestAnswer } from './sendRequest.ts';
import type { TestApp } from './testApp.ts';

export interface TestPerson {
  id: string;
  email: string;
}

export const firstPassword = 'first-password';
let count = 0;

/** A person with a password and a confirmed mail address, made by root on the site of a host name. */
export async function addPerson(test: TestApp, { role = 'user', host }: { role?: string; host: string }) {
  count += 1;
  const email = `person-${count}@people.example`;
  const body = { email, role, firstname: 'คน', lastname: `ที่ ${count}`, password: firstPassword };
  const made = await test.as('root')('/api/people', { host, body });
  expect(made.status, made.text).toBe(201);
  const settled = 'update account set must_reset = false, email_verified_at = now() where email = $1';
  await test.app.db.platform.query(settled, [email]);
  return { id: made.json().data.id as string, email } satisfies TestPerson;
}

/** Makes a person a member of one more site. */
export async function addMember(test: TestApp, personId: string, member: { siteId: string; role: string }) {
  const sql = 'insert into membership (site_id, account_id, role) values ($1, $2, $3)';
  await test.app.db.platform.query(sql, [member.siteId, personId, member.role]);
}

/** The link of the latest mail to an address, as its reader would see it; undefined where there is none. */
export async function readLatestLink(test: TestApp, email: string): Promise<URL | undefined> {
  const rows = await test.app.db.platform.query<{ link: string }>(
    'select link from mail where to_address = $1 and link is not null order by created_at desc, id desc limit 1',
    [email],
  );
  return rows[0] && new URL((await openSecretBox(test.app.config)).open(rows[0].link));
}

export interface Browser {
  call(path: string, options?: { method?: string; body?: unknown; host?: string }): Promise<TestAnswer>;
  signIn(username: string, password?: string): Promise<TestAnswer>;
  /** Another address, as after a move to another network. */
  at(address: string): Browser;
  /** Loses every cookie but that which tells the device. */
  forgetSession(): void;
  cookie(): string;
}

interface Place {
  host: string;
  address: string;
}

/** A browser at an address of its own (the app must trust its proxy), which keeps its cookies wherever it goes. */
export function openBrowser(test: TestApp, place: Place, cookies = new Map<string, string>()): Browser {
  const { host, address } = place;
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call: Browser['call'] = async (path, options = {}) => {
    const headers: Record<string, string> = { 'x-forwarded-for': address };
    if (cookies.size > 0) headers.cookie = cookie();
    const answer = await sendRequest({ port: test.port, host, path, headers, ...options });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    call,
    signIn: (username, password = firstPassword) => call('/api/signin', { body: { username, password } }),
    at: (other) => openBrowser(test, { host, address: other }, cookies),
    forgetSession: () => {
      for (const name of [...cookies.keys()]) if (!name.includes('device')) cookies.delete(name);
    },
    cookie,
  };
}

/** Titles of what a person was notified of on a site, oldest first. */
export async function readNotices(test: TestApp, siteId: string, personId: string): Promise<string[]> {
  const site = await test.app.sites.byId(siteId);
  const stored = site && (await test.app.collections.of(site)).get('notification');
  if (!stored) throw new Error('there are no notifications on this site');
  const rows = await test.app.db.platform.query<{ title: string }>(
    `select data -> 'title' ->> 'en' as title from "${stored.table}"
     where site_id = $1 and data ->> 'user' = $2 order by created_at`,
    [siteId, personId],
  );
  return rows.map(({ title }) => title);
}
