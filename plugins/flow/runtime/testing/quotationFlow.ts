import type { JsonObject } from 'sala/schemas';

/** An approval by amount, as an office manager would build it. */
export const quotationFlow: JsonObject = {
  steps: [
    { uid: 'order', code: 'read', params: { collection: 'quotation', id: '{{input.id}}' } },
    {
      uid: 'large',
      code: 'branch',
      params: { when: 'steps.order.total > 100000' },
      // biome-ignore lint/suspicious/noThenProperty: the name of a property in definitions
      then: [
        { uid: 'ask', code: 'notify', params: { roles: ['manager'], title: 'อนุมัติ {{steps.order.number}}' } },
        { uid: 'pause', code: 'wait', params: { seconds: 172_800 } },
        { uid: 'remind', code: 'notify', params: { roles: ['admin'], title: 'เตือน {{steps.order.number}}' } },
      ],
      else: [
        { uid: 'pass', code: 'transition', params: { collection: 'quotation', id: '{{input.id}}', event: 'APPROVE' } },
      ],
    },
    {
      uid: 'kind',
      code: 'switch',
      params: { value: 'steps.order.kind' },
      cases: [{ equals: 'vip', steps: [{ uid: 'call', code: 'notify', params: { roles: ['sales'], title: 'VIP' } }] }],
      otherwise: [],
    },
    { uid: 'mail', code: 'mail', params: { to: '{{steps.order.email}}', subject: 'ใบเสนอราคา', text: 'เรียนลูกค้า' } },
  ],
};

/** A flow of so many steps. */
export function buildLongFlow(count: number): JsonObject {
  const steps = Array.from({ length: count }, (_, at) => ({
    uid: `s${at}`,
    code: 'set',
    params: { values: { x: at } },
  }));
  return { steps };
}

const quotation = {
  name: 'quotation',
  title: { th: 'ใบเสนอราคา', en: 'Quotations' },
  type: 'object',
  properties: {
    number: { type: 'string', 'x-title': { th: 'เลขที่', en: 'Number' } },
    total: { type: 'number', 'x-title': { th: 'ยอดรวม', en: 'Total' } },
    email: { type: 'string', 'x-title': { th: 'อีเมล', en: 'E-mail' } },
    due: { type: 'string', format: 'date', 'x-title': { th: 'ครบกำหนด', en: 'Due' } },
    seller: { type: 'string', 'x-ref': 'user', 'x-title': { th: 'ผู้ขาย', en: 'Seller' } },
    helpers: {
      type: 'array',
      items: { type: 'string', 'x-ref': 'user' },
      'x-title': { th: 'ผู้ช่วย', en: 'Helpers' },
    },
  },
};

const user = {
  name: 'user',
  title: { th: 'ผู้ใช้', en: 'People' },
  ...{ type: 'object', properties: {}, 'x-display': ['name'] },
};

/** What the calls of the editor answer. */
export const flowAnswers: Record<string, unknown> = {
  'GET /api/collection': {
    data: [
      { name: 'user', title: 'ผู้ใช้', plugin: 'user', schema: user, machine: null },
      {
        name: 'quotation',
        title: 'ใบเสนอราคา',
        plugin: 'sales',
        schema: quotation,
        machine: {
          events: { APPROVE: { th: 'อนุมัติ', en: 'Approve' } },
          titles: { draft: { th: 'ร่าง', en: 'Draft' }, sent: { th: 'ส่งแล้ว', en: 'Sent' } },
        },
      },
    ],
  },
  'GET /api/flow-starts': {
    data: [
      {
        name: 'quotation_sent',
        title: { th: 'เมื่อส่งใบเสนอราคาให้ลูกค้า', en: 'A quotation is sent to the customer' },
        startedBy: [{ collection: 'quotation', title: { th: 'ใบเสนอราคา: ส่ง', en: 'Quotation: Send' } }],
      },
    ],
  },
  'GET /api/roles': {
    data: {
      given: [
        { id: 'admin', title: { th: 'ผู้ดูแล', en: 'Administrator' }, people: 1, givable: true },
        { id: 'manager', title: { th: 'ผู้จัดการ', en: 'Manager' }, people: 1, givable: true },
      ],
      own: [],
    },
  },
  'GET /api/document-settings': {
    data: [{ name: 'quotation', title: 'ใบเสนอราคา', collection: 'quotation', isChanged: false }],
  },
  'GET /api/flow-secrets': { data: [{ name: 'courier_key', updatedAt: '2026-11-20T03:00:00.000Z' }] },
  'GET /api/flow-steps': { data: [] },
  'GET /api/mail-templates': { data: [] },
  'GET /api/workflow/f1': {
    data: {
      id: 'f1',
      definition: {
        triggers: [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'created' } }],
        steps: [],
      },
    },
  },
  'POST /api/quotation/query': {
    data: [
      { id: 'q1', number: 'QT-1' },
      { id: 'q2', number: 'QT-2' },
    ],
    ...{ total: 2, paging: {} },
  },
  'POST /api/user/query': { data: [{ id: 'u1', name: 'สมหญิง ใจดี' }], total: 1, paging: {} },
  'POST /api/workflow/query': { data: [{ id: 'f1', title: 'ต้อนรับลูกค้า' }], total: 1, paging: {} },
};
