import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as structureWords from '../../shared/structureWords.ts';

export const widget = defineWidget({
  type: 'contact',
  title: { th: 'ติดต่อเรา', en: 'Contact' },
  description: { th: 'โทรศัพท์ อีเมล LINE ที่อยู่ และเวลาทำการ', en: 'Telephone, e-mail, LINE, address and opening hours' },
  icon: 'contact-round',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  example: {
    object: {
      phones: [{ number: '02-123-4567' }],
      email: 'hello@example.com',
      line: '@sala',
      hours: [{ days: { th: 'จันทร์–ศุกร์', en: 'Monday to Friday' }, time: '8:30–17:00' }],
    },
  },
  props: defineProps({
    title: prop.text(words.title, { bind: true }),
    phones: prop.list(
      { th: 'โทรศัพท์', en: 'Telephones' },
      {
        number: prop.text({ th: 'หมายเลข', en: 'Number' }, { max: 40, bind: true }),
        label: prop.text({ th: 'แผนก', en: 'Department' }, { max: 60, bind: true }),
      },
      { max: 10 },
    ),
    email: prop.text({ th: 'อีเมล', en: 'E-mail' }, { max: 200, bind: true }),
    line: prop.text(
      { th: 'LINE ID', en: 'LINE ID' },
      { max: 60, help: { th: 'บัญชีทางการขึ้นต้นด้วย @', en: 'An official account begins with @' }, bind: true },
    ),
    address: prop.longText(words.address),
    mapLink: prop.link({ th: 'ลิงก์แผนที่', en: 'Link to a map' }, { bind: true, group: 'content' }),
    hours: prop.list(
      structureWords.openingHours,
      {
        days: prop.text({ th: 'วัน', en: 'Days' }, { max: 80, bind: true }),
        time: prop.text({ th: 'เวลา', en: 'Time' }, { max: 80, bind: true }),
      },
      { max: 14 },
    ),
  }),
});
