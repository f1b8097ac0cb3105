import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import { consentCookie } from '../../../schemas/index.ts';
import { readAddress } from '../../pages/find/readAddress.ts';
import { pageLocked, wrongPagePassword } from '../../pages/lock/pageLock.errors.ts';
import { unlockPage } from '../../pages/lock/unlockPage.ts';
import { resolvePage, resolvePageData } from '../../pages/resolve/resolvePage.ts';
import { countForPerson } from '../../pages/shell/countForPerson.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  flag,
  layout,
  list,
  map,
  nothing,
  object,
  oneOf,
  pageAddress,
  password,
  string,
  stringOf,
  words,
} from '../call/fields.ts';
import type { Context } from '../http/context.ts';
import { formType } from '../http/readForm.ts';
import { counter } from './counterFields.ts';

const cache = 'private, no-store';
const unreachable = [pageUnknown, recordNotFound, pageLocked, layoutNewer];
const trail = list(object({ title: words, 'path?': string }));
/** `PagePayload`, or a redirect. */
const payload = {
  'code?': string,
  'message?': string,
  'redirect?': string,
  'route?': map,
  'shell?': oneOf('backend', 'frontend', 'public', 'blank', 'fullscreen'),
  'layoutKey?': string,
  'editable?': flag,
  'layout?': layout,
  'data?': map,
  'failed?': list(string),
  'address?': string,
  'live?': map,
  'meta?': map,
  'site?': map,
  'session?': map,
  'menu?': list(map),
  'userMenu?': list(map),
  'counters?': list(counter),
  'trail?': trail,
  'place?': object({ path: string, starred: flag }),
  'consent?': map,
  'widgets?': map,
  'coming?': map,
};
const year = 365 * 24 * 60 * 60 * 1000;

/** Pages with their data and shell. */
export const pageCalls: CallGroup = {
  name: 'Page',
  title: { th: 'หน้าเว็บ', en: 'Pages' },
  calls: [
    defineCall({
      id: 'readPage',
      method: 'get',
      path: '/api/page',
      summary: { th: 'หน้าหนึ่งพร้อมข้อมูลทั้งหมด', en: 'A page with all its data, in one answer' },
      who: 'anyone',
      keys: 'page',
      while: ['locked', 'reset', 'factor'],
      query: { path: pageAddress },
      beside: payload,
      errors: unreachable,
      cache,
      handle: async ({ app, visit, query }) => {
        const { pathname, searchParams } = readAddress(query.path);
        const answer = await resolvePage(app, visit, pathname, searchParams);
        if ('redirect' in answer) return { redirect: answer.redirect };
        const { status, code, message } = answer;
        return { status, code, message, ...answer.payload };
      },
    }),
    defineCall({
      id: 'readPageData',
      method: 'get',
      path: '/api/page/data',
      summary: {
        th: 'ข้อมูลของบางส่วนในหน้า (uid คั่นด้วยจุลภาค)',
        en: 'Data of some objects of a page (uids with commas between)',
      },
      parameters: { objects: { th: 'uid ของออบเจกต์ คั่นด้วยจุลภาค', en: 'Uids of objects with commas between' } },
      who: 'anyone',
      keys: 'page',
      query: { path: pageAddress, objects: stringOf(16_000, { pattern: '^[^,]+(,[^,]+){0,199}$', example: 't1,t2' }) },
      beside: {
        data: map,
        'failed?': list(string),
        'rows?': map,
        'widgets?': map,
        'named?': object({ title: string, trail }),
      },
      errors: unreachable,
      cache,
      handle: async ({ app, visit, query }) => {
        const { pathname: path, searchParams } = readAddress(query.path);
        const objects = new Set(query.objects.split(','));
        return { ...(await resolvePageData(app, visit, { path, query: searchParams, objects })) };
      },
    }),
    defineCall({
      id: 'unlockPage',
      method: 'post',
      path: '/api/page/unlock',
      summary: { th: 'เปิดหน้าที่มีรหัสผ่าน', en: 'Open a page that asks for a password' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: 'page',
      body: { path: pageAddress, 'password?': password },
      limits: { body: '16kb', rate: { name: 'pageUnlock', per: 'address' } },
      answer: nothing,
      errors: [wrongPagePassword, pageUnknown],
      handle: async ({ app, visit, body }) => {
        await unlockPage(app, visit, { path: body.path, password: body.password ?? '' });
        return { data: null };
      },
    }),
    defineCall({
      id: 'listCounters',
      method: 'get',
      path: '/api/counters',
      summary: { th: 'ตัวเลขที่รอฉันอยู่ในส่วนหัว', en: 'What waits for me: the numbers of the header' },
      who: 'person',
      answer: list(counter),
      handle: async ({ app, visit }) => ({ data: await countForPerson(app, visit) }),
    }),
    defineCall({
      id: 'giveConsent',
      method: 'post',
      path: '/api/consent',
      summary: {
        th: 'คำตอบเรื่องคุกกี้จากหน้าที่ไม่มีสคริปต์',
        en: 'The answer about cookies from a page without scripts',
      },
      who: 'anyone',
      audit: { none: 'a cookie of the visitor' },
      takes: formType,
      body: { choice: oneOf('all', 'necessary') },
      limits: { body: '4kb' },
      status: 303,
      handle: ({ body, http }) => {
        http.cookies.set(consentCookie, body.choice, {
          maxAge: year,
          httpOnly: false,
          sameSite: 'lax',
          overwrite: true,
        });
        http.status = 303;
        http.redirect(findPageBefore(http));
      },
    }),
  ],
};

/** The page of this site that sent the answer. */
function findPageBefore(http: Context): string {
  const referrer = http.get('referer');
  const page = URL.parse(referrer);
  const path = page && page.host === http.req.headers.host ? page.pathname + page.search : '/';
  return isOwnPath(path) ? path : '/';
}
