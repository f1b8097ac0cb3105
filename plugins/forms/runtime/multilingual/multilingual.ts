import { prop, words } from 'sala/schemas';
import { defineTypedField } from '../../shared/defineTypedField.ts';
import { multilingualType } from '../../shared/fieldTypes.ts';
import * as formsWords from '../../shared/formsWords.ts';

export const widget = defineTypedField({
  type: 'multilingual',
  title: { th: 'ข้อความหลายภาษา', en: 'Text in several languages' },
  description: { th: 'ข้อความเดียวกันในแต่ละภาษา', en: 'The same text in each language' },
  icon: 'languages',
  typeOf: multilingualType,
  label: words.text,
  props: {
    languages: prop.text(
      { th: 'ภาษา', en: 'Languages' },
      {
        default: 'th, en',
        max: 60,
        help: { th: 'รหัสสองตัวอักษร คั่นด้วยจุลภาค', en: 'Codes of two letters, separated by commas' },
      },
    ),
    maxLength: prop.integer(formsWords.maxLength, { default: 300, min: 1, max: 10_000 }),
    lines: prop.integer({ th: 'จำนวนบรรทัด', en: 'Lines' }, { default: 1, min: 1, max: 20, group: 'look' }),
  },
});
