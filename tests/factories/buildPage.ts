import { readAddresses } from '../../engine/layout/reading/address.ts';
import type { Layout, LayoutObject, PagePayload, PublicSession, PublicSite } from '../../schemas/index.ts';

/** A page of one row with these objects, in a site where everything has a value; overrides first. */
export function buildPage(overrides: Partial<PagePayload> = {}, objects: LayoutObject[] = []): PagePayload {
  return {
    route: { path: '/', plugin: 'cms', params: {} },
    layout: buildLayout({}, objects),
    data: {},
    meta: { title: 'หน้าแรก', language: 'th' },
    site: buildSite(),
    session: buildSession(),
    menu: [],
    widgets: {},
    addresses: Object.fromEntries(readAddresses(overrides.address ?? '')),
    ...overrides,
  };
}

export function buildLayout(overrides: Partial<Layout> = {}, objects: LayoutObject[] = []): Layout {
  return {
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'row-1', columns: [{ uid: 'column-1', objects }] }],
    ...overrides,
  };
}

export function buildSite(overrides: Partial<PublicSite> = {}): PublicSite {
  return {
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'สถาบันศาลาวิชาการ',
    type: 'unit',
    language: 'th',
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    theme: {},
    plugins: ['cms'],
    userMenuEndpoint: '/user',
    ...overrides,
  };
}

export function buildSession(overrides: Partial<PublicSession> = {}): PublicSession {
  return { user: null, role: 'visitor', language: 'th', ...overrides };
}
