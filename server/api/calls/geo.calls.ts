import { readPlaces } from '../../platform/geo/places.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, object, string, stringOf } from '../call/fields.ts';

const mostFound = 20;
const name = stringOf(60, { minLength: 1, example: 'กระบี่' });
/** This data changes once in years: browsers and proxies may cache it. */
const cache = 'public, max-age=86400';
const place = object({ subdistrict: string, district: string, province: string, zipcode: string });

export const geoCalls: CallGroup = {
  name: 'Geo',
  title: { th: 'จังหวัด อำเภอ ตำบล', en: 'Places of Thailand' },
  calls: [
    defineCall({
      id: 'listProvinces',
      method: 'get',
      path: '/api/geo/provinces',
      summary: { th: 'จังหวัด', en: 'Provinces' },
      who: 'anyone',
      keys: 'geo',
      answer: list(object({ name: string, en: string })),
      cache,
      handle: () => ({ data: readPlaces().provinces }),
    }),
    defineCall({
      id: 'listDistricts',
      method: 'get',
      path: '/api/geo/districts',
      summary: { th: 'อำเภอของจังหวัด', en: 'Districts of a province' },
      who: 'anyone',
      keys: 'geo',
      query: { province: name },
      answer: list(string),
      cache,
      handle: async ({ query }) => ({ data: readPlaces().districts(query.province) }),
    }),
    defineCall({
      id: 'listSubdistricts',
      method: 'get',
      path: '/api/geo/subdistricts',
      summary: { th: 'ตำบลของอำเภอ', en: 'Subdistricts of a district' },
      who: 'anyone',
      keys: 'geo',
      query: { province: name, district: name },
      answer: list(object({ name: string, zipcodes: list(string) })),
      cache,
      handle: async ({ query }) => ({ data: readPlaces().subdistricts(query.province, query.district) }),
    }),
    defineCall({
      id: 'searchPlaces',
      method: 'get',
      path: '/api/geo/search',
      summary: { th: 'ค้นหาตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์', en: 'Search places by name or postcode' },
      parameters: { text: { th: 'ส่วนของชื่อหรือรหัสไปรษณีย์', en: 'A part of a name or of a postal code' } },
      who: 'anyone',
      keys: 'geo',
      query: { text: name },
      answer: list(place),
      cache,
      handle: async ({ query }) => ({ data: readPlaces().search(query.text, mostFound) }),
    }),
  ],
};
