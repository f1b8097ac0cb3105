import type { Json, JsonObject } from 'sala/schemas';

const discount = {
  ...{ id: 'a1', title: 'ส่วนลดใบเสนอราคา QT-0012', text: 'ลด 15% ให้ลูกค้าประจำ', path: '/sales/quotation/q1' },
  ...{ run: 'r1', flow: 'f1', askedBy: 'p1', askedByName: 'สมหญิง ใจดี', mayDelegate: true, escalated: false },
  since: '2026-11-23T06:00:00.000Z',
};

const payment = {
  ...{ ...discount, id: 'a2', title: 'จ่ายค่าขนส่ง', text: null, path: null, run: 'r2' },
  ...{ askedBy: null, askedByName: null, mayDelegate: false, escalated: true },
};

export const twoApprovals: Record<string, Json> = { approvals: [discount, payment] };

export const manyApprovals: Record<string, Json> = {
  approvals: Array.from({ length: 60 }, (_, at): JsonObject => ({ ...discount, id: `a${at}`, title: `QT-${at}` })),
};

/** What the calls of the widget answer. */
export const approvalAnswers: Record<string, unknown> = {
  'POST /api/approval/a1': { data: null },
  'POST /api/approval/a2': { data: null },
  'GET /api/approval/a1/people': { data: [{ id: 'p2', name: 'สมชาย ขยัน' }] },
};
