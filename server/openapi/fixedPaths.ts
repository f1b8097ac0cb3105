import type { JsonObject, Language } from '../../schemas/index.ts';

interface FixedCall {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
  summary: { th: string; en: string };
  tag: string;
  body?: JsonObject;
}

const text = { type: 'string' };

const calls: FixedCall[] = [
  { path: '/api/health', method: 'get', tag: 'house', summary: { th: 'สถานะของระบบ', en: 'Is it alive' } },
  { path: '/api/session', method: 'get', tag: 'account', summary: { th: 'ผู้ใช้ปัจจุบัน', en: 'Who am I' } },
  {
    path: '/api/signin',
    method: 'post',
    tag: 'account',
    summary: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    body: { username: text, password: text, remember: { type: 'boolean' } },
  },
  { path: '/api/signout', method: 'post', tag: 'account', summary: { th: 'ออกจากระบบ', en: 'Sign out' } },
  { path: '/api/page', method: 'get', tag: 'page', summary: { th: 'หน้าหนึ่งพร้อมข้อมูล', en: 'A page with its data' } },
  {
    path: '/api/page/data',
    method: 'get',
    tag: 'page',
    summary: { th: 'ข้อมูลของบางส่วนในหน้า', en: 'Data of some parts of a page' },
  },
  {
    path: '/api/form',
    method: 'post',
    tag: 'page',
    summary: { th: 'ส่งแบบฟอร์ม', en: 'Send a form' },
    body: { key: text, values: { type: 'object' }, path: text },
  },
  { path: '/api/search', method: 'get', tag: 'records', summary: { th: 'ค้นหาทุกประเภท', en: 'Search across types' } },
  {
    path: '/api/batch',
    method: 'post',
    tag: 'records',
    summary: { th: 'หลายคำสั่งในครั้งเดียว', en: 'Several operations, all or none' },
    body: { operations: { type: 'array', items: { type: 'object' } } },
  },
  {
    path: '/api/multi-count',
    method: 'post',
    tag: 'records',
    summary: { th: 'นับหลายประเภท', en: 'Counts of several collections' },
    body: { collections: { type: 'array', items: text } },
  },
  { path: '/api/collection', method: 'get', tag: 'records', summary: { th: 'รายชื่อคอลเลกชัน', en: 'Collections' } },
  {
    path: '/api/collection',
    method: 'post',
    tag: 'records',
    summary: { th: 'เพิ่มคอลเลกชัน', en: 'Add a collection' },
    body: { data: { type: 'object' } },
  },
];

/** The calls that exist whatever collections there are. */
export function fixedPaths(language: Language): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const { path, method, tag, summary, body } of calls)
    paths[path] = {
      ...paths[path],
      [method]: {
        tags: [tag],
        summary: summary[language],
        responses: { 200: { description: summary[language] } },
        ...(body
          ? { requestBody: { content: { 'application/json': { schema: { type: 'object', properties: body } } } } }
          : {}),
      },
    };
  return paths;
}
