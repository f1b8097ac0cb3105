import type { Json } from 'sala/schemas';
import { quotationFlow } from './quotationFlow.ts';

const at = (second: number) => `2026-11-23T06:00:${String(second).padStart(2, '0')}.000Z`;

const run = {
  ...{ id: 'r1', flow: 'f1', flowTitle: 'อนุมัติใบเสนอราคา', version: 3, person: 'p1', personName: 'สมหญิง ใจดี' },
  ...{ actedBy: null, actedByName: null },
  ...{
    parent: null,
    about: null,
    status: 'failed',
    failedStep: 'mail',
    failedCode: 'mail',
    error: 'ที่อยู่อีเมลไม่ถูกต้อง',
    trigger: null,
  },
  ...{ createdAt: at(0), finishedAt: at(9) },
};

const step = { ...{ status: 'done', attempts: 1, input: {}, output: null, error: null }, waitUntil: null, mail: null };

export const runList: Record<string, Json> = {
  runs: {
    data: [
      { ...run, id: 'r3', status: 'waiting', failedStep: null, error: null, finishedAt: null },
      { ...run, id: 'r2', status: 'done', failedStep: null, error: null },
      run,
    ],
    next: 'r1',
  },
};

export const failedRun: Record<string, Json> = {
  run: {
    data: {
      ...run,
      input: { id: 'q1' },
      definition: quotationFlow,
      steps: [
        { ...step, key: 'order', code: 'read', startedAt: at(0), finishedAt: at(1), output: { total: 250_000 } },
        { ...step, key: 'large', code: 'branch', startedAt: at(1), finishedAt: at(1), output: true },
        { ...step, key: 'large/then/ask', code: 'notify', startedAt: at(2), finishedAt: at(3) },
        {
          ...{ ...step, key: 'mail', code: 'mail', status: 'failed', attempts: 3, error: 'ที่อยู่อีเมลไม่ถูกต้อง' },
          ...{ startedAt: at(8), finishedAt: at(9), input: { to: 'nobody' } },
        },
      ],
    },
  },
};
