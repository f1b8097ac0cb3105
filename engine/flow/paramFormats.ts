import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';
import { readMoment } from '../collection/validate/readDate.ts';
import { isEmailAddress } from '../people/checkRegistration.ts';

interface ParamFormat {
  test: (text: string) => boolean;
  /** After the title of the param. */
  message: Text;
}

/** What texts of params must look like before they are computed: of a text with `{{…}}` as far as it is known. */
const paramFormats: Readonly<Record<string, ParamFormat>> = {
  'web-address': {
    test: (text) => /^(?:\{\{|\$secret\.)/.test(text) || isWebAddress(text.replace(placeholder, '1')),
    message: {
      th: 'ต้องเป็นที่อยู่เต็มที่ขึ้นต้นด้วย https:// เช่น https://example.com/orders และไม่มีรหัสผ่านในนั้น',
      en: 'must be a whole address that begins with https://, such as https://example.com/orders, without a password in it',
    },
  },
  email: {
    test: (text) => text.includes('{{') || isEmailAddress(text),
    message: {
      th: 'ต้องเป็นอีเมลหนึ่งที่อยู่ เช่น somchai@example.com',
      en: 'must be one e-mail address, such as somchai@example.com',
    },
  },
  page: {
    test: (text) => text === '' || text.startsWith('{{') || /^\/(?![/\\])\S*$/.test(text.replace(placeholder, '1')),
    message: {
      th: 'ต้องเป็นหน้าของเว็บไซต์นี้ที่ขึ้นต้นด้วย / เช่น /sales/quotation',
      en: 'must be a page of this site that begins with /, such as /sales/quotation',
    },
  },
  moment: {
    test: (text) => text === '' || text.includes('{{') || readMoment(text, 0) !== undefined,
    message: {
      th: 'ต้องเป็นวันเวลา เช่น 2026-12-31T09:00',
      en: 'must be a day and time, such as 2026-12-31T09:00',
    },
  },
};

const placeholder = /\{\{[^{}]*\}\}/g;

/** What is wrong with a text that is given as it is; formulas are judged by what they give. */
export function findFormatFault(value: Json, format: string | undefined): Text | undefined {
  if (format === 'headers') return isJsonObject(value) ? findHeaderFault(value) : undefined;
  const known = format === undefined ? undefined : paramFormats[format];
  if (!known || typeof value !== 'string' || value.startsWith('=') || known.test(value)) return undefined;
  return known.message;
}

const setByUs = new Set(['host', 'content-length', 'connection', 'transfer-encoding', 'idempotency-key']);

/** Whether HTTP knows such a name and such a value. */
export function isHeader(name: string, value: string): boolean {
  return /^[\w-]+$/.test(name) && !/[^\t\x20-\x7e]/.test(value);
}

/** Whether Sala sets this header itself. */
export function isOwnHeader(name: string): boolean {
  return setByUs.has(name.toLowerCase());
}

function findHeaderFault(headers: JsonObject): Text | undefined {
  for (const [name, value] of Object.entries(headers)) {
    if (isOwnHeader(name)) return { th: `ระบบกำหนด ${name} เอง เอาออกได้`, en: `need no ${name}: it is set by itself` };
    const known = String(value ?? '').replace(placeholder, '');
    if (!isHeader(name, known.startsWith('=') ? '' : known))
      return {
        th: `“${name}” ใช้ไม่ได้: ชื่อใช้อักษรอังกฤษ ตัวเลข - และ _ ค่าใช้อักษรอังกฤษ`,
        en: `cannot have “${name}”: a name has letters, digits, - and _, a value no other than Latin letters`,
      };
  }
  return undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@"'<>\\^`{|}]+(?:[/?#][^\s<>]*)?$/i.test(text);
}
