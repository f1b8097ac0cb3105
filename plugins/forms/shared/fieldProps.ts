import { frameProps, type PropertySchema, prop, type Text } from 'sala/schemas';
import * as formsWords from './formsWords.ts';

/** The common properties of form fields: name, help, required, and messages. */
export function fieldProps(label: Text): Record<'label' | 'help' | 'required' | 'reqError', PropertySchema> {
  return {
    ...frameProps,
    label: prop.text(formsWords.fieldLabel, { default: label, bind: true }),
    reqError: prop.text(
      { th: 'ข้อความเมื่อไม่ได้กรอก', en: 'Message when empty' },
      { when: { required: true }, group: 'behaviour' },
    ),
  };
}

const placeholder: Text = { th: 'ตัวอย่างในช่อง', en: 'Placeholder' };

export const placeholderProp: PropertySchema = prop.text(placeholder);

/** Of what is chosen from: it asks to. */
export const choosePlaceholderProp: PropertySchema = prop.text(placeholder, { empty: formsWords.pleaseChoose });
