import { fillText } from '../../../schemas/fillText.ts';
import { readText, type Text } from '../../../schemas/text.ts';
import { pageLanguage } from '../../api/pageLanguage.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const texts = {
  choose: { th: 'กรุณาเลือกหนึ่งรายการ', en: 'Please choose one' },
  tick: { th: 'กรุณาทำเครื่องหมายช่องนี้', en: 'Please tick this box' },
  missing: { th: 'กรุณากรอกช่องนี้', en: 'Please fill this in' },
  email: { th: 'อีเมลไม่ถูกต้อง เช่น name@example.com', en: 'This is no e-mail address, such as name@example.com' },
  url: { th: 'ที่อยู่ไม่ถูกต้อง เช่น https://example.com', en: 'This is no address, such as https://example.com' },
  short: { th: 'ต้องมีอย่างน้อย {minLength} ตัวอักษร', en: 'At least {minLength} characters' },
  long: { th: 'ต้องไม่เกิน {maxLength} ตัวอักษร', en: 'At most {maxLength} characters' },
  low: { th: 'ต้องไม่น้อยกว่า {min}', en: 'Not below {min}' },
  high: { th: 'ต้องไม่เกิน {max}', en: 'Not above {max}' },
  wrong: { th: 'ค่านี้ไม่ถูกต้อง', en: 'This is not valid' },
} satisfies Record<string, Text>;

/** The bubbles of the browser speak its own language; from here on they speak that of the page. Ends when the answer is called. */
export function translateBubbles(): () => void {
  const ours = new WeakSet<Field>();
  const translate = ({ target }: Event) => {
    if (!isField(target) || (target.validity.customError && !ours.has(target))) return;
    release(target);
    target.setCustomValidity(describeFault(target));
    ours.add(target);
  };
  // A message of ours would keep a field wrong that was changed since.
  const release = (target: EventTarget | null) => {
    if (isField(target) && ours.delete(target)) target.setCustomValidity('');
  };
  const handleChange = ({ target }: Event) => release(target);
  const releasing = ['input', 'change', 'focusout'];
  document.addEventListener('invalid', translate, true);
  for (const name of releasing) document.addEventListener(name, handleChange, true);
  return () => {
    document.removeEventListener('invalid', translate, true);
    for (const name of releasing) document.removeEventListener(name, handleChange, true);
  };
}

function describeFault(field: Field): string {
  const { min = '', max = '', minLength = 0 } = field as Partial<HTMLInputElement>; // a choice has none of them
  const { maxLength = 0 } = field as Partial<HTMLInputElement>;
  const text = readText(texts[nameFault(field)], pageLanguage() === 'en' ? 'en' : 'th');
  return field.validity.patternMismatch && field.title
    ? field.title
    : fillText(text, { min, max, minLength, maxLength });
}

function nameFault({ validity, type }: Field): keyof typeof texts {
  if (validity.valueMissing) return type === 'checkbox' ? 'tick' : /select|radio/.test(type) ? 'choose' : 'missing';
  if (validity.typeMismatch) return type === 'email' || type === 'url' ? type : 'wrong';
  if (validity.tooShort) return 'short';
  if (validity.tooLong) return 'long';
  if (validity.rangeUnderflow) return 'low';
  return validity.rangeOverflow ? 'high' : 'wrong';
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
