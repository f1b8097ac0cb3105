import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrationQuestion } from '../../schemas/index.ts';
import { defaultPasswordPolicy } from './checkPassword.ts';
import { checkRegistration, isEmailAddress, type Registration } from './checkRegistration.ts';

const good: Registration = {
  firstname: 'สมชาย',
  lastname: 'ใจดี',
  citizen: '1101700230708',
  email: 'somchai@example.co.th',
  password: 'secret-garden',
  confirmPassword: 'secret-garden',
  phone: '0812345678',
  info: { guild: false, guild_number: '', agree: true },
};
const questions: RegistrationQuestion[] = [
  { name: 'guild', type: 'flag' },
  {
    name: 'guild_number',
    type: 'text',
    max: 10,
    requiredWith: 'guild',
    message: { th: 'กรุณากรอกหมายเลขสมาชิก', en: 'Please enter your number' },
  },
];
const rules = { hosts: ['academy.example', 'www.academy.example'], password: defaultPasswordPolicy, questions };
const texts = (change: Partial<Registration>) =>
  checkRegistration({ ...good, ...change }, rules).map(({ field, text }) => `${field}: ${text.th}`);

describe('registration', () => {
  it('finds nothing wrong with a good form', () => {
    expect(texts({})).toEqual([]);
  });

  it.each<[Partial<Registration>, string[]]>([
    [{ firstname: ' ' }, ['firstname: กรุณากรอกชื่อ']],
    [{ lastname: '' }, ['lastname: กรุณากรอกนามสกุล']],
    [{ citizen: '110170023070' }, ['citizen: หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น']],
    [{ citizen: '1101700230703' }, ['citizen: หมายเลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง']],
    [{ phone: '081234567' }, ['phone: เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น']],
    [{ phone: '081-234567' }, ['phone: เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น']],
    [{ email: 'สมชาย@example.com' }, ['email: กรุณากรอกอีเมล์ให้ถูกต้อง']],
    [{ email: 'som chai@example.com' }, ['email: กรุณากรอกอีเมล์ให้ถูกต้อง']],
    [{ email: 'me@academy.example' }, ['email: กรุณากรอกอีเมล์ให้ถูกต้อง']],
    [{ email: 'me@mail.ACADEMY.example' }, ['email: กรุณากรอกอีเมล์ให้ถูกต้อง']],
    [{ password: 'short', confirmPassword: 'short' }, ['password: รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง']],
    [{ password: 'with space', confirmPassword: 'with space' }, ['password: รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง']],
    [{ password: 'รหัส ผ่าน', confirmPassword: 'รหัส ผ่าน' }, ['password: รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง']],
    [{ confirmPassword: 'other' }, ['confirmPassword: ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน']],
    [{ info: { guild: true, guild_number: ' ', agree: true } }, ['guild_number: กรุณากรอกหมายเลขสมาชิก']],
    [{ info: { guild_number: '12345678901', agree: true } }, ['guild_number: กรุณากรอกหมายเลขสมาชิก']],
    [{ info: { guild: false, guild_number: '', agree: false } }, ['agree: กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน']],
  ])('names what is wrong: %j', (change, expected) => {
    expect(texts(change)).toEqual(expected);
  });

  it('adds the rules of the site to the password', () => {
    const strict = { ...rules, password: { ...defaultPasswordPolicy, digits: true, maxLength: 16 } };
    const issues = checkRegistration({ ...good, password: 'short', confirmPassword: 'short' }, strict);
    expect(issues.map(({ text }) => text.en)).toEqual([
      'The password must have 8-16 characters and no spaces',
      'At least one digit',
    ]);
  });

  it('takes ordinary addresses and never one with a space or a letter outside ASCII', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (email) => isEmailAddress(email)));
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(' ', 'ก', '\n', 'é'),
        fc.string(),
        (a, b, c) => !isEmailAddress(a + b + c),
      ),
    );
  });
});
