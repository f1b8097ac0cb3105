import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { openClient } from '../support/openClient.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let stopMailer: () => Promise<void>;
beforeAll(async () => {
  test = await openTestApp();
  stopMailer = await startMailSender(test.app, mailWriters);
});
afterAll(async () => {
  await stopMailer();
  await test.close();
});

const options = { fieldType: [], uniqueFields: [['email', 'phone', 'citizen']] };
let count = 0;

/** A good form; each has numbers of its own. */
function buildForm(change: Record<string, unknown> = {}) {
  count += 1;
  const twelve = `1101700${String(10_000 + count)}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return {
    firstname: 'สมหญิง',
    lastname: 'ตั้งใจเรียน',
    citizen: `${twelve}${(11 - (sum % 11)) % 10}`,
    phone: `08${String(10_000_000 + count)}`,
    email: `Somying${count}@example.co.th`,
    username: 'ignored',
    password: 'secret-garden',
    info: { fti_member: false, fti_member_number: '', agree: true },
    ...change,
  };
}
const register = (data: unknown, site = host) => test.call('/api/user', { host: site, body: { data, options } });

describe('registration', () => {
  it.each(['trustno1', 'TrustNo1', 'iloveyou', '1234567890', 'Somying-2569', 'academy.2569'])(
    'refuses %s, which is tried first, and says so at the field',
    async (password) => {
      const answer = await register(buildForm({ password }));
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'registration_invalid',
        details: [{ path: 'password', code: 'password_frequent' }],
      });
    },
  );

  it('makes an account of role user that can sign in, and answers with nothing secret', async () => {
    const form = buildForm();
    const answer = await register(form);
    expect(answer.status).toBe(200);
    expect(answer.json().data).toMatchObject({
      email: form.email.toLowerCase(),
      username: form.email.toLowerCase(),
      role: 'user',
    });
    expect(answer.text).not.toMatch(/hash|salt|argon|secret-garden/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const person = openClient({ port: test.port, host });
    expect((await person.signIn(form.email, 'secret-garden')).status).toBe(200);
    expect((await person.get('/api/account')).json().data).toMatchObject({
      citizen: form.citizen,
      emailVerified: false,
    });
  });

  it.each(['root', 'superadmin', 'admin', 'manager', 'hr'])(
    'stays role user when the caller asks for %s',
    async (role) => {
      const form = buildForm({
        role,
        parent: 'x',
        salt: 'aa',
        site_id: 'x',
        id: 'user_evil',
        email_verified_at: 'now',
      });
      const answer = await register({ ...form, info: { ...form.info, role } });
      expect(answer.json().data.role).toBe('user');
      expect(answer.json().data.id).not.toBe('user_evil');
      const people = await test.as('root')(`/api/people?search=${form.email.toLowerCase()}`, { host });
      expect(people.json().data).toMatchObject([{ role: 'user', emailVerified: false }]);
    },
  );

  it('answers duplicates with 400, the word duplicate and the fields, whatever fields the caller wants unique', async () => {
    const first = buildForm();
    await register(first);
    const again = await test.call('/api/user', {
      host,
      body: {
        data: buildForm({ phone: first.phone, citizen: first.citizen, email: first.email.toUpperCase() }),
        options: {},
      },
    });
    expect(again.status).toBe(400);
    expect(again.json()).toMatchObject({ message: 'duplicate', fields: ['email', 'phone', 'citizen'] });
    const phone = await register(buildForm({ phone: first.phone }));
    expect(phone.json().fields).toEqual(['phone']);
  });

  it('lets one of two through who send the same at the same moment', async () => {
    const form = buildForm();
    const answers = await Promise.all([register(form), register(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.json().message).toBe('duplicate');
  });

  it('is a matter of each site: the same person may register on another', async () => {
    const form = buildForm();
    expect((await register(form)).status).toBe(200);
    expect((await register(form, 'shop.localhost')).status).toBe(200);
  });

  it('names every field that is wrong with its text', async () => {
    const answer = await register({});
    expect(answer.json()).toMatchObject({ status: 400, code: 'registration_invalid' });
    expect(
      answer.json().details.map(({ path, message }: { path: string; message: string }) => [path, message]),
    ).toEqual([
      ['firstname', 'กรุณากรอกชื่อ'],
      ['lastname', 'กรุณากรอกนามสกุล'],
      ['citizen', 'หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น'],
      ['email', 'กรุณากรอกอีเมล์ให้ถูกต้อง'],
      ['password', 'รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง'],
      ['phone', 'เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น'],
      ['agree', 'กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน'],
    ]);
  });

  it('refuses an address at the site itself', async () => {
    const answer = await register(buildForm({ email: `me@${host}` }));
    expect(answer.json().details).toMatchObject([{ path: 'email', code: 'own_host' }]);
  });

  it('asks members of the federation for their number', async () => {
    const answer = await register(buildForm({ info: { fti_member: true, fti_member_number: '', agree: true } }));
    expect(answer.json().details).toMatchObject([{ message: 'กรุณากรอกหมายเลขสมาชิก ส.อ.ท.' }]);
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['numbers for texts', buildForm({ citizen: 1101700230708 })],
    ['an object for a text', buildForm({ email: { $ne: null } })],
    ['huge texts', buildForm({ firstname: 'x'.repeat(5000) })],
  ])('answers garbage clearly: %s', async (_, data) => {
    expect((await register(data)).json()).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('is closed where the site says so', async () => {
    const { id } = await test.site('factory');
    await test.app.db.platform.query(
      `update site set settings = jsonb_set(settings, '{accounts}', '{"registrationOpen": false}') where site_id = $1`,
      [id],
    );
    await test.app.sites.changed(id);
    expect((await register(buildForm(), 'factory.localhost')).json().code).toBe('registration_closed');
  });

  it('keeps its mail in the outbox where no mail server is set, and there its link works', async () => {
    const form = buildForm();
    await register(form);
    const find = () =>
      test.app.db.platform.query<{ id: string; status: string }>('select id, status from mail where to_address = $1', [
        form.email.toLowerCase(),
      ]);
    await expect.poll(async () => (await find())[0]?.status).toBe('kept');
    const mail = (await test.as('admin')(`/api/mails/${(await find())[0]!.id}`, { host })).json().data;
    const token = /token=(\S+)/.exec(mail.text)?.[1];
    expect((await test.call('/api/account/email/confirm', { host, body: { token } })).status).toBe(200);
  });

  it('comes to an end for one address that tries without end', async () => {
    let status = 0;
    for (let round = 0; round < 40 && status !== 429; round += 1)
      status = (await register(buildForm({ email: 'somying1@example.co.th' }))).status;
    expect(status).toBe(429);
  });
});
