import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAttachment } from '../../server/files/openAttachment.ts';
import { sweepFiles } from '../../server/files/sweepFiles.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import type { FakeSmtp } from '../support/fakeSmtp.ts';
import { openMailApp } from '../support/openMailApp.ts';
import type { TestApp } from '../support/testApp.ts';

let test: TestApp;
let smtp: FakeSmtp;
let id: string;

beforeAll(async () => {
  ({ test, smtp } = await openMailApp());
  const customer = { name: 'บริษัท ผู้ซื้อ จำกัด', email: 'buyer@example.com' };
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 500 }];
  const made = await test.as('sales')('/api/quotation', { body: { data: { customer, items } } });
  expect(made.status, made.text).toBe(201);
  id = made.json().data.id;
});
afterAll(() => test.close());

const path = () => `/api/document/quotation/${id}/mail`;
const mail = { to: 'buyer@example.com', subject: 'ใบเสนอราคา', text: 'เรียน ลูกค้า\nบรรทัดสอง\n\nขอบคุณ' };
const mailsOf = async (role: string) => test.as(role)(`/api/mails/of/quotation/${id}`);

it('proposes the address of the customer and words in both languages', async () => {
  const thai = (await test.as('sales')(`${path()}?language=th`)).json().data;
  expect(thai).toMatchObject({
    to: mail.to,
    subject: expect.stringContaining('ใบเสนอราคา'),
    file: expect.stringMatching(/\.pdf$/),
  });
  expect(thai.text).toContain('เรียน บริษัท ผู้ซื้อ จำกัด');
  const english = (await test.as('sales')(`${path()}?language=en`)).json().data;
  expect(english.text).toContain('Dear บริษัท ผู้ซื้อ จำกัด,');
});

it('mails the PDF with a copy to its sender, tries again, and tells it in the history', async () => {
  smtp.refuse = true;
  const answer = await test.as('sales')(path(), { body: { ...mail, copyToMe: true, language: 'th' } });
  expect(answer.status, answer.text).toBe(202);
  const stop = await startMailSender(test.app, {}, openAttachment);
  await expect.poll(async () => (await mailsOf('sales')).json().data[0]?.error).toContain('กล่องของผู้รับเต็ม');
  smtp.refuse = false;
  const again = await test.as('admin')(`/api/mails/${answer.json().data.mail}/send`, { method: 'POST' });
  expect(again.status, again.text).toBe(200);
  const sent = await smtp.waitFor(mail.to);
  await expect.poll(async () => (await mailsOf('sales')).json().data[0]?.status).toBe('sent');
  await stop();
  expect(sent).toMatchObject({ subject: mail.subject, replyTo: [{ address: 'sales@demo.test' }] });
  expect(sent.html).toContain('บรรทัดสอง');
  const [attached] = sent.attachments;
  expect(
    Buffer.from(attached?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await mailsOf('sales')).json().data).toMatchObject([
    { to: mail.to, subject: mail.subject, by: expect.any(String) },
  ]);

  // What was sent is neither a file of the record nor open to others, and it stays while its mail does.
  const site = await test.site('factory');
  const [file] = await test.app.db
    .site(site.id)
    .query<{ id: string }>(
      `update file set created_at = now() - interval '1 year' where purpose = 'mail' returning id`,
    );
  expect((await test.as('sales')(`/api/files/of/quotation/${id}`)).json().data).toEqual([]);
  expect((await test.as('sales')(`/api/files/${file?.id}`)).status).toBe(200);
  expect((await test.as('admin')(`/api/files/${file?.id}`)).status).toBe(404);
  expect((await test.as('sales')(`/api/files/${file?.id}`, { method: 'DELETE' })).status).not.toBe(200);
  await sweepFiles(test.app);
  expect((await test.as('sales')(`/api/files/${file?.id}`)).status).toBe(200);
}, 120_000);

it('is for staff who may print the document, to one address that can be one', async () => {
  const send = async (role: string, body: object = mail) => (await test.as(role)(path(), { body })).status;
  expect(await Promise.all([send('guest'), send('hr'), test.call(path(), { body: mail })])).toMatchObject([
    403,
    403,
    { status: 401 },
  ]);
  for (const to of ['a@b.co, c@d.co', 'nobody', 'a@b.co\nBcc: c@d.co'])
    expect(await send('sales', { ...mail, to })).toBe(422);
  expect((await mailsOf('guest')).status).toBe(403);
});
