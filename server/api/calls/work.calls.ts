import { readFigures } from '../../pages/shell/readFigures.ts';
import { listScreens } from '../../pages/work/listScreens.ts';
import { listPlaces, rememberPlace, starPlace, tooManyStars } from '../../pages/work/places.ts';
import { readWork } from '../../pages/work/readWork.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, nothing, object, oneOf, string, stringOf, time, whole } from '../call/fields.ts';
import { counter } from './counterFields.ts';

const placeFields = { path: string, title: string, 'note?': string, 'icon?': string };
const place = object(placeFields);
/** The address of a page without its query. */
const path = stringOf(300, { pattern: '^/[^?#]*$', example: '/sales/quotation' });
const own = { none: 'concerns the pages of the caller alone' };

/** What a person has to do, and the pages that they use. */
export const workCalls: CallGroup = {
  name: 'Work',
  title: { th: 'งานของฉัน', en: 'My work' },
  calls: [
    defineCall({
      id: 'readWork',
      method: 'get',
      path: '/api/work',
      summary: { th: 'เอกสารที่รอฉันดำเนินการ แยกตามสถานะ', en: 'The records that wait for me, by their states' },
      who: 'person',
      asked: true,
      answer: list(
        object({
          collection: string,
          title: string,
          state: string,
          stateTitle: string,
          'tone?': oneOf('neutral', 'info', 'success', 'warning', 'danger'),
          approval: flag,
          count: whole,
          'path?': string,
          records: list(object({ id: string, title: string, 'about?': string, since: time, 'path?': string })),
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await readWork(app, visit) }),
    }),
    defineCall({
      id: 'readFigures',
      method: 'get',
      path: '/api/figures',
      summary: { th: 'ตัวเลขในงานของฉัน', en: 'The figures of my work' },
      who: 'person',
      asked: true,
      answer: list(counter),
      handle: async ({ app, visit }) => ({ data: await readFigures(app, visit) }),
    }),
    defineCall({
      id: 'listScreens',
      method: 'get',
      path: '/api/screens',
      summary: { th: 'หน้าจอทั้งหมดที่ฉันเปิดได้', en: 'Every screen that I may open' },
      who: 'person',
      asked: true,
      answer: list(object({ ...placeFields, 'creates?': string })),
      handle: async ({ app, visit }) => ({ data: await listScreens(app, visit) }),
    }),
    defineCall({
      id: 'listOwnPlaces',
      method: 'get',
      path: '/api/places',
      summary: { th: 'หน้าที่ฉันเปิดล่าสุดและที่ติดดาวไว้', en: 'The pages that I was on lately, and those with my star' },
      who: 'person',
      asked: true,
      answer: object({ recent: list(place), starred: list(place) }),
      handle: async ({ app, visit }) => ({ data: await listPlaces(app, visit) }),
    }),
    defineCall({
      id: 'rememberPlace',
      method: 'post',
      path: '/api/places',
      summary: { th: 'จำว่าฉันเปิดหน้านี้', en: 'Remember that I am on this page' },
      who: 'person',
      audit: own,
      body: { path },
      limits: { body: '4kb' },
      answer: nothing,
      handle: async ({ app, visit, body }) => {
        await rememberPlace(app, visit, body.path);
        return { data: null };
      },
    }),
    defineCall({
      id: 'starPlace',
      method: 'put',
      path: '/api/places/star',
      summary: { th: 'ติดดาวหรือเอาดาวออกจากหน้า', en: 'Give a page my star, or take it away' },
      who: 'person',
      audit: own,
      body: { path, starred: flag },
      limits: { body: '4kb' },
      answer: nothing,
      errors: [tooManyStars, pageUnknown],
      handle: async ({ app, visit, body }) => {
        await starPlace(app, visit, body);
        return { data: null };
      },
    }),
  ],
};
