import { prop, words } from 'sala/schemas';
import { settleFromAccount } from '../../shared/accountValue.ts';
import { checkTextField } from '../../shared/checkTextField.ts';
import { defineField } from '../../shared/defineField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';
import { fieldTexts } from '../../shared/fieldTexts.ts';
import * as formsWords from '../../shared/formsWords.ts';
import { readRemoteValid } from '../../shared/readRemoteValid.ts';

export const widget = defineField({
  type: 'input',
  common: true,
  title: { th: 'ช่องกรอกข้อความ', en: 'Text field' },
  description: {
    th: 'ช่องกรอกหนึ่งบรรทัด: ข้อความ อีเมล ตัวเลข จำนวนเงิน เลขบัตรประชาชน เลขประจำตัวผู้เสียภาษีสำหรับใบกำกับภาษี รหัสผ่าน โทรศัพท์ ที่อยู่เว็บ',
    en: 'One line: text, email, number, money, citizen number, tax id (VAT), password, telephone or web address',
  },
  icon: 'text-cursor-input',
  check: checkTextField,
  settle: settleFromAccount,
  unique: readRemoteValid,
  label: words.text,
  props: {
    inputType: prop.choice(
      words.kind,
      {
        text: words.text,
        email: words.email,
        number: words.number,
        money: words.money,
        citizen: { th: 'เลขบัตรประชาชน', en: 'Citizen number' },
        tax: formsWords.taxId,
        password: words.password,
        tel: words.telephone,
        url: { th: 'ที่อยู่เว็บ', en: 'Web address' },
      },
      { group: 'content', kind: true },
    ),
    placeholder: placeholderProp,
    unit: prop.text(
      { th: 'หน่วย', en: 'Unit' },
      {
        max: 20,
        help: {
          th: 'แสดงในช่อง เช่น % หรือ กก. ส่วน currency คือสกุลเงิน',
          en: 'Shown in the field: %, kg; currency means the sign of the currency',
        },
        when: { inputType: { $in: ['number', 'money'] } },
      },
    ),
    value: {
      type: ['string', 'number'],
      default: '',
      'x-title': formsWords.initialValue,
      'x-bind': true,
      'x-group': 'content',
    },
    minLength: prop.integer(formsWords.minLength, {
      min: 0,
      max: 10_000,
      when: { inputType: { $nin: ['number', 'money', 'citizen', 'tax'] } },
    }),
    maxLength: prop.integer(formsWords.maxLength, {
      min: 1,
      max: 10_000,
      when: { inputType: { $nin: ['number', 'money', 'citizen', 'tax'] } },
    }),
    min: prop.number({ th: 'ค่าต่ำสุด', en: 'Smallest value' }, { when: { inputType: { $in: ['number', 'money'] } } }),
    max: prop.number({ th: 'ค่าสูงสุด', en: 'Largest value' }, { when: { inputType: { $in: ['number', 'money'] } } }),
    step: prop.number(
      { th: 'เพิ่มทีละ', en: 'In steps of' },
      { min: 0, when: { inputType: { $in: ['number', 'money'] } } },
    ),
    pattern: prop.text(
      { th: 'รูปแบบที่ต้องตรง', en: 'Pattern' },
      {
        max: 500,
        help: {
          th: 'สำหรับผู้รู้ regular expression: คำตอบทั้งหมดต้องตรงตามนี้ เช่น [A-Z]{2}\\d{4} คือ AB1234',
          en: 'For those who know regular expressions: the whole answer must match, as AB1234 does [A-Z]{2}\\d{4}',
        },
        group: 'behaviour',
      },
    ),
    patternError: prop.text(
      { th: 'ข้อความเมื่อไม่ตรงรูปแบบ', en: 'Message when it does not match' },
      { empty: fieldTexts.pattern, when: { pattern: { $ne: '' } }, group: 'behaviour' },
    ),
    remoteValid: prop.toggle(
      { th: 'ห้ามซ้ำกับข้อมูลในระบบ', en: 'Must not exist yet' },
      {
        help: {
          th: 'ตรวจกับข้อมูลที่มีอยู่เมื่อกรอกเสร็จ และตรวจอีกครั้งเมื่อส่ง',
          en: 'Looked up when the field is left, and again when the form is sent',
        },
        group: 'data',
      },
    ),
    remoteValidCollection: prop.text(
      { th: 'ตรวจกับข้อมูล', en: 'Looked up in' },
      {
        default: 'user',
        max: 100,
        help: {
          th: 'ชื่อคอลเลกชัน เช่น user หรือ form_submission',
          en: 'Name of a collection, such as user or form_submission',
        },
        when: { remoteValid: true },
        group: 'data',
      },
    ),
    remoteValidKey: prop.text(
      { th: 'ช่องที่ตรวจ', en: 'Its field' },
      {
        default: 'email',
        max: 100,
        help: { th: 'เช่น email หรือ form_data.email', en: 'Such as email or form_data.email' },
        when: { remoteValid: true },
        group: 'data',
      },
    ),
    blockPaste: prop.toggle(
      { th: 'ห้ามวาง', en: 'No pasting' },
      {
        default: true,
        help: {
          th: 'ปิดไว้หากต้องการให้ใช้โปรแกรมจัดการรหัสผ่านได้สะดวก',
          en: 'Switch off to make password managers easier to use',
        },
        when: { inputType: 'password' },
      },
    ),
    syncData: prop.choice(
      formsWords.takeFromAccount,
      {
        none: { th: 'ไม่ใช้', en: 'Nothing' },
        name: words.name,
        email: words.email,
        id: formsWords.userId,
        role: words.role,
      },
      {
        kinds: { name: ['text'], email: ['email'], id: ['text'], role: ['text'] },
        help: {
          th: 'คัดลอกจากบัญชีที่เข้าสู่ระบบ และแก้ไขในช่องนี้ไม่ได้',
          en: 'Copied from the account that is signed in; the field is locked then',
        },
        group: 'data',
      },
    ),
    autocomplete: prop.choice(
      { th: 'เติมอัตโนมัติ', en: 'Fill in by itself' },
      {
        '': { th: 'ตามชนิด', en: 'By kind' },
        name: { th: 'ชื่อและนามสกุล', en: 'Full name' },
        'given-name': words.firstName,
        'family-name': words.lastName,
        email: words.email,
        tel: words.telephone,
        organization: { th: 'องค์กร', en: 'Organisation' },
        'street-address': { th: 'ที่อยู่', en: 'Street address' },
        'postal-code': formsWords.postalCode,
      },
      {
        kinds: {
          name: ['text'],
          'given-name': ['text'],
          'family-name': ['text'],
          email: ['email'],
          tel: ['tel'],
          organization: ['text'],
          'street-address': ['text'],
          'postal-code': ['text', 'number'],
        },
        help: {
          th: 'ช่องนี้ถามอะไรของผู้กรอก ถ้าเข้าสู่ระบบอยู่ ชื่อ อีเมล และโทรศัพท์จะกรอกไว้ให้ แก้ไขได้',
          en: 'What the field asks of its reader. For people who are signed in, name, email and telephone are filled in; they can change them',
        },
        group: 'data',
      },
    ),
  },
});
