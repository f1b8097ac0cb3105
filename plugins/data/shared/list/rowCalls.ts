import {
  type Condition,
  isJsonObject,
  type JsonObject,
  type LayoutObject,
  type PropertySchema,
  prop,
  words,
} from 'sala/schemas';
import { readValue } from '../readValue.ts';

/** A call of the API that a list offers for its rows, as its layout says. */
export interface RowCall {
  title: string;
  method: (typeof methods)[number];
  /** With values of the row: `/api/people/{id}/disable`. */
  path: string;
  /** What is sent, with values of the row, and `{asked}` for what was filled in. */
  body?: { name: string; value: string }[];
  /** What follows, said before it is confirmed; without it the call is sent at once. */
  text: string;
  /** Said afterwards. */
  done: string;
  danger: boolean;
  /** The rows that it is for. */
  when?: Condition;
  /** The field whose value is asked for first. */
  asks: string;
  asksTitle: string;
  /** The address in the answer is opened. */
  opens: boolean;
}

const methods = ['POST', 'PUT', 'DELETE'] as const;

/** The property with the calls of a table's rows. */
export const rowCallsProp: PropertySchema = prop.list(
  { th: 'คำสั่งของแถว', en: 'Commands of a row' },
  {
    title: prop.text(words.title, { max: 100 }),
    method: prop.choice({ th: 'วิธีเรียก', en: 'Method' }, [...methods]),
    path: prop.text(
      { th: 'ที่อยู่ API', en: 'API address' },
      { max: 300, help: { th: 'เช่น /api/people/{id}/disable', en: 'Such as /api/people/{id}/disable' } },
    ),
    body: prop.list(
      { th: 'ข้อมูลที่ส่ง', en: 'What is sent' },
      {
        name: prop.text(words.name, { max: 100 }),
        value: prop.text(
          { th: 'ค่า', en: 'Value' },
          {
            max: 300,
            bind: false,
            help: {
              th: '{id} คือค่าของแถว {asked} คือค่าที่กรอก',
              en: '{id} is a value of the row, {asked} what was filled in',
            },
          },
        ),
      },
      { max: 20 },
    ),
    asks: prop.field({ th: 'ถามค่าของ', en: 'Asks for the value of' }),
    asksTitle: prop.text({ th: 'ชื่อช่องที่ถาม', en: 'Label of what is asked' }, { max: 100 }),
    text: prop.text(
      { th: 'ข้อความยืนยัน', en: 'Confirmation' },
      { max: 400, help: { th: 'เว้นว่าง: ทำทันทีโดยไม่ถาม', en: 'Empty: done at once, without a question' } },
    ),
    done: prop.text({ th: 'ข้อความเมื่อเสร็จ', en: 'Said when done' }, { max: 200 }),
    danger: prop.toggle({ th: 'เป็นคำสั่งอันตราย', en: 'Is dangerous' }),
    when: prop.condition({ th: 'เฉพาะแถวที่', en: 'Only rows that' }, { default: {} }),
    opens: prop.toggle({ th: 'เปิดที่อยู่ที่ตอบกลับ (url)', en: 'Opens the address that it answers (url)' }),
  },
  { max: 12, group: 'behaviour', acts: true },
);

/** The calls that a list offers: those of the API of its own site. */
export function readRowCalls(calls: readonly RowCall[]): RowCall[] {
  return calls.filter(
    ({ path }) => path.startsWith('/api/') && !/[\\\s]|\/\/|(^|\/)\.{1,2}(\/|$)/.test(decodeDots(path)),
  );
}

/** Browsers read `%2e` in an address as a dot. */
const decodeDots = (path: string) => path.replace(/%2e/gi, '.');

/** The fields of a row that its calls use. */
export function listCallFields({ rowCalls }: LayoutObject): string[] {
  if (!Array.isArray(rowCalls)) return [];
  return rowCalls.filter(isJsonObject).flatMap(({ path, body, when }) => {
    const texts = [path, ...(Array.isArray(body) ? body.filter(isJsonObject).map(({ value }) => value) : [])];
    const used = texts.flatMap((text) => [...String(text ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name));
    return [...used, ...(isJsonObject(when) ? Object.keys(when).filter((name) => !name.startsWith('$')) : [])];
  });
}

/** What a call sends for a row. */
export function fillBody({ body = [] }: RowCall, row: JsonObject, asked: string): JsonObject {
  const values: JsonObject = { ...row, asked };
  const fill = (text: string) =>
    text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
      const value = readValue(values, name);
      return value === null || typeof value === 'object' ? '' : String(value);
    });
  return Object.fromEntries(body.map(({ name, value }) => [name, fill(value)]));
}
