import { type ApiCall, flag, object, oneOf, text, whole } from './apiCall.ts';

const check = object({ ok: flag, ms: whole });

/** Of the house itself, and what search engines ask of it. */
export const houseCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/health',
    summary: {
      th: 'สถานะของระบบ ฐานข้อมูล และคิว (503 เมื่อมีส่วนใดไม่ตอบ)',
      en: 'Is it alive, with its database and queue (503 when one does not answer)',
    },
    caller: 'anybody',
    beside: {
      healthy: flag,
      version: text,
      role: oneOf('all', 'web', 'worker'),
      database: check,
      queue: object({ ok: flag, ms: whole, kind: oneOf('postgres', 'redis') }),
      uptime: whole,
    },
  },
  {
    method: 'get',
    path: '/metrics',
    summary: { th: 'ตัวเลขสำหรับ Prometheus', en: 'Figures for Prometheus' },
    caller: 'anybody',
    file: 'text/plain',
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: { th: 'คำอธิบายนี้สำหรับเครื่อง', en: 'This description, for machines' },
    caller: 'anybody',
    file: 'application/json',
  },
  {
    method: 'get',
    path: '/api/docs',
    summary: { th: 'คำอธิบายนี้สำหรับคน', en: 'This description, for people' },
    caller: 'anybody',
    file: 'text/html',
  },
  {
    method: 'get',
    path: '/robots.txt',
    summary: { th: 'สิ่งที่โปรแกรมค้นหาเข้าได้', en: 'What search engines may visit' },
    caller: 'anybody',
    file: 'text/plain',
  },
  {
    method: 'get',
    path: '/sitemap.xml',
    summary: { th: 'รายชื่อหน้าที่เปิดให้ทุกคน', en: 'The pages that are open to everybody' },
    caller: 'anybody',
    file: 'application/xml',
  },
  {
    method: 'get',
    path: '/sitemap/{part}',
    summary: { th: 'ส่วนหนึ่งของรายชื่อหน้า เช่น 2.xml', en: 'One part of a long sitemap, such as 2.xml' },
    caller: 'anybody',
    file: 'application/xml',
    errors: ['404 page_unknown'],
  },
  {
    method: 'get',
    path: '/feed.xml',
    summary: { th: 'ข่าวล่าสุดแบบ Atom', en: 'The newest as an Atom feed' },
    caller: 'anybody',
    file: 'application/atom+xml',
    errors: ['404 page_unknown'],
  },
  {
    method: 'post',
    path: '/api/consent',
    summary: { th: 'คำตอบเรื่องคุกกี้จากหน้าที่ไม่มีสคริปต์', en: 'The answer about cookies from a page without scripts' },
    caller: 'anybody',
    takes: 'application/x-www-form-urlencoded',
    body: { choice: oneOf('all', 'necessary') },
    status: 303,
  },
];
