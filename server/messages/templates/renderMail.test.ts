import { expect, it } from 'vitest';
import { renderMail } from './renderMail.ts';

const site = { name: 'ร้าน <ศาลา> & เพื่อน', theme: { brand: '#123456' } };

it('draws the standard texts with a button and the link to copy', () => {
  const link = 'https://shop.example/user/reset?requestId=a&b';
  const content = { subject: 'ตั้งรหัสใหม่', paragraphs: ['สวัสดี <b>คุณ</b>'], button: 'ตั้งรหัส' };
  const { text, html, subject } = renderMail({ content, link, site, language: 'th' });
  expect(subject).toBe('ตั้งรหัสใหม่');
  expect(text).toBe(`สวัสดี <b>คุณ</b>\n\n${link}\n\n— ร้าน <ศาลา> & เพื่อน`);
  expect(html).toContain('สวัสดี &#60;b&#62;คุณ');
  expect(html).toContain('href="https://shop.example/user/reset?requestId=a&#38;b"');
  expect(html).toContain('background:#123456');
  expect(html).not.toContain('<ศาลา>');
});

it('takes no colour that is none, and no button without a link', () => {
  const content = { subject: 's', paragraphs: ['p'], button: 'b' };
  const bad = { name: 'x', theme: { brand: 'red;background:url(//evil)' } };
  expect(renderMail({ content, link: 'https://x.example', site: bad, language: 'en' }).html).not.toContain('evil');
  expect(renderMail({ content, site, language: 'en' }).html).not.toContain('<a ');
});

it('frames what a template gave, and tells the same in plain text', () => {
  const content = { subject: 's', body: '<p>a &amp; b<br>c</p>\n<ul><li>one</li><li>two</li></ul>' };
  const { text, html } = renderMail({ content, site, language: 'th' });
  expect(text).toBe('a & b\nc\n\n- one\n- two\n\n— ร้าน <ศาลา> & เพื่อน');
  expect(html).toContain('<li>one</li>');
});

it('has a subject of one line, whatever was typed: each line of the head of a mail is an order to who sends it', () => {
  const content = { subject: 'ใบเสนอราคา\r\nBcc: all@mail.test\u2028x', paragraphs: ['p'] };
  expect(renderMail({ content, site, language: 'th' }).subject).toBe('ใบเสนอราคา Bcc: all@mail.test x');
});
