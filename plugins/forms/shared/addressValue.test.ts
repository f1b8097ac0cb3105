import type { JsonObject } from 'sala/schemas';
import { describe, expect, it } from 'vitest';
import { changePart, checkAddress, faultyParts, settleAddress } from './addressValue.ts';

const place = { province: 'กรุงเทพมหานคร', district: 'จตุจักร', subdistrict: 'ลาดยาว', zipcode: '10900' };
const object = { uid: 'a', type: 'address' };
const required = { ...object, required: true };

describe('settleAddress', () => {
  it('stores every part, empty ones as n/a, and nothing else', () => {
    expect(settleAddress({ ...place, NO: ' 1/2 ', MOO: '', extra: 'x', ROAD_TH: null })).toEqual({
      NO: '1/2',
      MOO: 'n/a',
      SOI_TH: 'n/a',
      BUILDING_TH: 'n/a',
      ROAD_TH: 'n/a',
      ...place,
      taX_ID: 'n/a',
      owneR_NAME_TH: 'n/a',
    });
  });

  it('is nothing when nothing is filled in', () => {
    for (const value of [undefined, null, '', {}, { NO: '  ' }, settleAddress({})]) {
      expect(settleAddress(value)).toBeUndefined();
    }
  });

  it('changes nothing when it settles what it settled', () => {
    const once = settleAddress(place);
    expect(settleAddress(once)).toEqual(once);
  });
});

describe('checkAddress', () => {
  it.each(['province', 'district', 'subdistrict', 'zipcode'] as const)('asks for %s where it is required', (part) => {
    const { [part]: _, ...rest } = place;
    expect(checkAddress(rest, required)?.th).toMatch(/ให้ครบ/);
    expect(faultyParts(rest, required)).toEqual(new Set([part]));
    expect(checkAddress(rest, object)).toBeUndefined();
    expect(checkAddress(settleAddress(rest), required)).toBeDefined();
  });

  it('says the message of the builder', () => {
    expect(checkAddress({}, { ...required, reqError: 'บอกที่อยู่ด้วย' })?.th).toBe('บอกที่อยู่ด้วย');
    expect(checkAddress(undefined, required)).toBeDefined();
  });

  it('holds numbers to their form', () => {
    expect(checkAddress({ ...place, zipcode: '1090' }, object)?.th).toMatch(/5 หลัก/);
    expect(checkAddress({ ...place, taX_ID: '1234567890123' }, object)?.th).toMatch(/13 หลัก/);
    expect(checkAddress({ ...place, taX_ID: '1234567890121' }, object)).toBeUndefined();
  });

  it('refuses what is no address, or far too long', () => {
    for (const value of ['text', 5, true, [place], { ...place, NO: 'x'.repeat(201) }])
      expect(checkAddress(value as JsonObject, object)).toBeDefined();
  });
});

it('clears what lay in the place that changed, and only that', () => {
  const moved = changePart({ ...place, NO: '1' }, 'province', 'ตรัง');
  expect(moved).toEqual({ NO: '1', province: 'ตรัง' });
  expect(changePart(place, 'district', 'บางซื่อ')).toEqual({ province: place.province, district: 'บางซื่อ' });
  expect(changePart(place, 'district', place.district)).toEqual(place);
  expect(changePart(place, 'zipcode', '10901')).toEqual({ ...place, zipcode: '10901' });
});

it('needs the one line of the short form too, since it holds whatever the house has', () => {
  const short = { ...required, short: true };
  expect(checkAddress(place, required)).toBeUndefined();
  expect(checkAddress(place, short)?.th).toMatch(/บ้านเลขที่และถนน/);
  expect(faultyParts(place, short)).toEqual(new Set(['NO']));
  expect(checkAddress({ ...place, NO: '99/1 ซอยสุขุมวิท 5' }, short)).toBeUndefined();
  expect(checkAddress({}, { ...short, required: false })).toBeUndefined();
});
