import type { Json } from 'sala/schemas';

const at = '2026-03-04T05:06:00Z';

/** For `parameters.page`: an administrator is signed in. */
export const asAdmin = {
  session: {
    role: 'admin',
    language: 'th' as const,
    user: { id: 'me', name: 'ผู้ดูแล ตัวอย่าง', email: 'admin@example.co.th', role: 'admin' },
  },
};

export function makePerson(index: number, more: Record<string, Json> = {}): Record<string, Json> {
  return {
    id: `p${index}`,
    name: `สมหญิง ใจดี ${index}`,
    firstname: 'สมหญิง',
    lastname: `ใจดี ${index}`,
    email: `person${index}@example.co.th`,
    emailVerified: true,
    username: `person${index}@example.co.th`,
    phone: '0812345678',
    citizen: null,
    role: 'user',
    disabled: false,
    guest: false,
    secondFactor: false,
    mustReset: false,
    hasPassword: true,
    disabledAt: null,
    lockedUntil: null,
    joinedAt: at,
    signedInAt: at,
    ...more,
  };
}

export function makePeople(count: number, total = count): Json {
  const data = Array.from({ length: count }, (_, index) => makePerson(index + 1));
  return { data, total, paging: { page: 1, totalPages: Math.max(1, Math.ceil(total / 50)) } };
}

export const logLines: Json[] = [
  {
    at,
    action: 'person.role_changed',
    actor: 'ผู้ดูแล',
    target: 'สมหญิง ใจดี',
    changes: { from: 'user', to: 'hr' },
    targetKind: 'person',
  },
  { at, action: 'site.changed', actor: 'ผู้ดูแล', changes: { name: 'ใหม่' }, targetKind: 'site' },
];

export const signInLines: Json[] = [
  { at, outcome: 'ok', via: 'password', name: 'person1@example.co.th', address: '203.0.113.7' },
  { at, outcome: 'wrong_password', via: 'password', name: 'person1@example.co.th', address: '203.0.113.7' },
];

export const personAnswer = (more: Record<string, Json> = {}): Json => ({
  person: { data: makePerson(1, more) },
  sites: {
    data: [
      {
        id: 's1',
        name: 'สถาบันศาลาวิชาการ',
        host: 'academy.example',
        role: 'user',
        disabled: false,
        home: true,
        current: true,
      },
    ],
  },
  sessions: {
    data: [
      { id: 'x1', seenAt: at, expiresAt: at, address: '203.0.113.7', device: 'Chrome · Windows', via: 'password' },
    ],
  },
  signIns: { data: signInLines },
  changes: { data: logLines },
});

const text = (th: string, en: string) => ({ th, en });

export const permissionsAnswer: Record<string, Json> = {
  permitted: {
    data: {
      roles: ['root', 'admin', 'hr', 'user', 'public'],
      plugins: [
        { id: 'hr', title: text('งานบุคคล', 'HR') },
        { id: 'site', title: text('เว็บไซต์', 'Site') },
      ],
      routes: [
        {
          path: '/hr/employees',
          plugin: 'hr',
          title: text('พนักงาน', 'Employees'),
          auth: true,
          roles: ['admin', 'hr'],
          shippedRoles: ['admin'],
          core: false,
          changed: true,
          allowed: ['root', 'admin', 'hr'],
        },
        {
          path: '/',
          plugin: 'site',
          title: text('หน้าแรก', 'Home'),
          auth: false,
          roles: [],
          shippedRoles: [],
          core: true,
          changed: false,
          allowed: ['root', 'admin', 'hr', 'user', 'public'],
        },
      ],
      collections: [
        {
          name: 'hr_employee',
          plugin: 'hr',
          title: text('พนักงาน', 'Employees'),
          allowed: { read: ['root', 'admin', 'hr'] },
        },
      ],
    },
  },
  decided: {
    data: {
      overrides: [{ routePath: '/hr/employees', overrides: { role: ['admin', 'hr'] } }],
      masterConfigChecksum: 'x',
    },
  },
};

const plugin = (id: string, th: string, more: Record<string, Json> = {}) => ({
  id,
  title: text(th, id),
  description: text('รายละเอียดของโมดูล', 'What it does'),
  core: false,
  requires: [],
  on: false,
  allowed: true,
  ...more,
});

export const available: Json[] = [
  plugin('config', 'ตั้งค่า', { core: true, on: true }),
  plugin('cms', 'เนื้อหา', { on: true }),
  plugin('inventory', 'คลังสินค้า', { on: true }),
  plugin('purchase', 'จัดซื้อ', { on: true, requires: ['inventory'] }),
  plugin('shop', 'ร้านค้า', { requires: ['finance'] }),
  plugin('finance', 'การเงิน'),
];

export const settingsAnswer: Json = {
  data: {
    name: 'สถาบันศาลาวิชาการ',
    type: 'unit',
    language: 'th',
    theme: { brand: '#0b6b57' },
    plugins: ['cms', 'purchase', 'inventory'],
    menu: [
      { uid: 'a', title: 'หน้าแรก', target: '/' },
      {
        uid: 'b',
        title: text('หลักสูตร', 'Courses'),
        target: '/lesson/home',
        subMenu: [{ uid: 'c', title: 'ปฏิทิน', target: '/calendar' }],
      },
    ],
    userMenuEndpoint: 'user',
    accounts: {
      registrationOpen: true,
      requireConfirmedEmail: false,
      blockPaste: true,
      secondFactor: 'own',
      lockAfter: 10,
      lockMinutes: 15,
    },
    available,
  },
};

export const overviewAnswer: Json = {
  data: {
    people: {
      total: 1240,
      active: 1200,
      disabled: 40,
      joined: 12,
      signedIn: 300,
      invited: 2,
      roles: [
        { role: 'user', count: 1100 },
        { role: 'hr', count: 4 },
      ],
    },
    pages: { routes: 51, stored: 4, draftCount: 1, drafts: [{ key: 'page/home', title: 'หน้าแรก' }] },
    records: { total: 92000, collections: [{ name: 'course', title: text('หลักสูตร', 'Courses'), count: 90000 }] },
    plugins: [{ id: 'cms', title: text('เนื้อหา', 'Content') }],
    changes: logLines,
    needs: ['logo', 'secondFactor', 'mail', 'drafts'],
  },
};

export function makeSite(index: number, more: Record<string, Json> = {}): Record<string, Json> {
  return {
    id: `s${index}`,
    name: `สาขา ${index}`,
    type: 'unit',
    language: 'th',
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    plugins: ['cms'],
    allowedPlugins: null,
    logo: null,
    hosts: [`branch${index}.example`, `www.branch${index}.example`],
    people: 20 + index,
    createdAt: at,
    suspendedAt: null,
    current: false,
    available,
    ...more,
  };
}

const hook = (index: number, more: Record<string, Json> = {}): Json => ({
  id: `h${index}`,
  name: ['ระบบขนส่ง', 'คลังข้อมูลกลาง'][index - 1] ?? 'ระบบ',
  url: `https://hooks.example.com/sala/${index}`,
  subscriptions: [{ collection: 'sales', events: ['created', 'transition'], transitions: ['CONFIRM'] }],
  enabled: true,
  offReason: null,
  failingSince: null,
  owner: 'ผู้ดูแล ตัวอย่าง',
  waiting: 0,
  formerUntil: null,
  ...more,
});

export const webhooksAnswer: Json = {
  data: [hook(1), hook(2, { enabled: false, offReason: 'failing', failingSince: at, waiting: 12 })],
  collections: [
    {
      name: 'sales',
      title: text('ใบสั่งขาย', 'Sales order'),
      events: [{ event: 'CONFIRM', title: text('ยืนยัน', 'Confirm') }],
    },
    { name: 'post', title: text('ข่าว', 'Post'), events: [] },
  ],
};

const attempt = { at, ms: 84, status: 200, error: null, answer: '{"ok":true}' };
const delivered = {
  collection: 'sales',
  record: 'sales_1',
  said: 'ใบสั่งขาย SO202600020',
  transition: null,
  attempts: 1,
  nextAt: null,
  createdAt: at,
};

export const deliveriesAnswer: Json = {
  data: [
    {
      id: 'm3',
      event: 'test',
      status: 'waiting',
      tries: [],
      ...delivered,
      collection: '',
      record: 'h2',
      said: '',
      attempts: 0,
    },
    {
      ...{ ...delivered, id: 'm2', event: 'transition', transition: 'CONFIRM', status: 'failed', attempts: 2 },
      tries: [
        { ...attempt, status: 503, answer: 'upstream is down' },
        { ...attempt, at: '2026-03-04T05:16:00Z', status: null, error: 'timeout', ms: 10000, answer: '' },
      ],
    },
    { ...delivered, id: 'm1', event: 'created', status: 'done', tries: [attempt] },
  ],
  total: 3,
};

export const mailTemplatesAnswer: Json = {
  data: [
    {
      key: 'invitation',
      title: { th: 'คำเชิญเข้าร่วมเว็บไซต์', en: 'Invitation to the site' },
      shipped: true,
      changed: true,
      subject: { th: 'คำเชิญเข้าร่วม {{site}}', en: 'You are invited to {{site}}' },
      body: { th: '{{inviter}} เชิญคุณเข้าร่วม {{site}}', en: '{{inviter}} invites you to {{site}}.' },
      button: { th: 'ตอบรับคำเชิญ', en: 'Accept' },
      values: [
        { name: 'site', title: { th: 'ชื่อเว็บไซต์', en: 'Name of the site' } },
        { name: 'inviter', title: { th: 'ผู้เชิญ', en: 'Who invites' } },
      ],
    },
    {
      key: 'welcome',
      title: { th: 'ต้อนรับสมาชิก', en: 'ต้อนรับสมาชิก' },
      shipped: false,
      changed: true,
      subject: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
      body: { th: 'ยินดีต้อนรับสู่ {{site}}', en: 'Welcome to {{site}}' },
      values: [],
    },
  ],
};

export const gatewaysAnswer: Json = {
  data: {
    mail: {
      host: 'smtp.example.co.th',
      port: 587,
      security: 'starttls',
      user: 'shop',
      sender: 'shop@example.co.th',
      senderName: 'ร้านตัวอย่าง',
      hasPassword: true,
      changedAt: at,
    },
    line: { account: '@example', endpoint: 'https://api.line.me', hasToken: true, changedAt: at },
    common: true,
    lineHook: '/api/gateways/line/hook',
    site: 'ร้านตัวอย่าง',
  },
};

const job = { attempts: 1, error: null, why: null, createdAt: at, nextAt: null, finishedAt: at };

export const jobsAnswer: Json = {
  data: [
    {
      ...job,
      id: '3',
      what: 'approval.ask',
      about: 'purchase/p1',
      said: 'ใบขอซื้อ PR202600013',
      state: 'failed',
      attempts: 8,
      error: 'no answer from the other side',
      why: 'ทำไม่สำเร็จ สั่งทำอีกครั้งได้ หากยังไม่สำเร็จ ส่งรายละเอียดให้ผู้ดูแลระบบ',
    },
    {
      ...job,
      id: '2',
      what: 'notify',
      about: 'sales/s1',
      said: 'ใบสั่งขาย SO202600020',
      state: 'waiting',
      attempts: 2,
      nextAt: at,
      finishedAt: null,
    },
    { ...job, id: '1', what: 'notify', about: 'sales/s1', said: 'ใบสั่งขาย SO202600020', state: 'done' },
  ],
  total: 3,
  paging: { page: 1, limit: 25, totalPages: 1 },
  counts: [
    { kind: 'effects', waiting: 1, failed: 1, oldest: at },
    { kind: 'mails', waiting: 0, failed: 0, oldest: null },
    { kind: 'webhooks', waiting: 12, failed: 0, oldest: at },
    { kind: 'notices', waiting: 0, failed: 0, oldest: null },
  ],
};

export const serverAnswer: Json = {
  data: {
    queue: 'postgres',
    waiting: 0,
    delayed: 0,
    active: 1,
    failed: 0,
    processes: [
      {
        ...{ id: 'a', role: 'all', host: 'web-1', pid: 4711, version: '0.1.0' },
        ...{ memory: 251_658_240, startedAt: at, seenAt: at },
      },
    ],
  },
};
