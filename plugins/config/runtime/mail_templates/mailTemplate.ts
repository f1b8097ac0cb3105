import { type Language, readText, type Text } from 'sala/schemas';

/** A template as `GET /api/mail-templates` answers it. */
export interface MailTemplate {
  key: string;
  title: Text;
  shipped: boolean;
  changed: boolean;
  subject: Text;
  body: Text;
  button?: Text;
  values: { name: string; title: Text }[];
}

/** A subject as a person reads it: `คำเชิญเข้าร่วม {{site}}` → `คำเชิญเข้าร่วม [ชื่อเว็บไซต์]`. */
export function readSubject({ subject, values }: MailTemplate, language: Language): string {
  return readText(subject, language).replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => {
    const value = values.find((one) => one.name === name);
    return value ? `[${readText(value.title, language)}]` : whole;
  });
}

export interface TemplateTexts {
  subject: Text;
  body: Text;
  button?: Text;
}

/** The texts of a form whose fields are named `subject.th` and so on. */
export function readTexts(form: HTMLFormElement): TemplateTexts {
  const given = new FormData(form);
  const both = (name: string): Text => ({
    th: String(given.get(`${name}.th`) ?? ''),
    en: String(given.get(`${name}.en`) ?? ''),
  });
  const button = both('button');
  return { subject: both('subject'), body: both('body'), ...(readText(button, 'th') && { button }) };
}

/** A key of letters, made of what somebody typed. */
export function toKey(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  return key.slice(0, 60);
}
