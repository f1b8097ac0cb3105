import { expect, it } from 'vitest';
import { readPlaces } from './places.ts';

it('knows the 77 provinces in both languages', async () => {
  const { provinces } = readPlaces();
  expect(provinces).toHaveLength(77);
  expect(provinces.filter(({ name, en }) => !/^[A-Z][a-z]/.test(en) || name === en)).toEqual([]);
});

it('leads from a province to the zip code', async () => {
  const places = readPlaces();
  expect(places.districts('กรุงเทพมหานคร')).toHaveLength(50);
  const found = places.subdistricts('กรุงเทพมหานคร', 'จตุจักร');
  expect(found).toContainEqual({ name: 'ลาดยาว', zipcodes: ['10900'] });
  expect(places.districts('นอกประเทศ')).toEqual([]);
  expect(places.districts('__proto__')).toEqual([]);
});

it('holds no district without a subdistrict, and no subdistrict without a zip code', async () => {
  const places = readPlaces();
  for (const { name } of places.provinces)
    for (const district of places.districts(name)) {
      const subdistricts = places.subdistricts(name, district);
      expect(subdistricts.length, `${district} ${name}`).toBeGreaterThan(0);
      expect(subdistricts.every(({ zipcodes }) => zipcodes.every((zipcode) => /^\d{5}$/.test(zipcode)))).toBe(true);
    }
});

it('finds by zip code and by name, the exact name first', async () => {
  const places = readPlaces();
  const byZip = places.search('10900', 20);
  expect(new Set(byZip.map(({ zipcode }) => zipcode))).toEqual(new Set(['10900']));
  expect(byZip.map(({ subdistrict }) => subdistrict)).toContain('ลาดยาว');
  expect(places.search('ลาดยาว', 5)[0]).toMatchObject({ subdistrict: 'ลาดยาว' });
  expect(places.search('ล', 5)).toEqual([]);
});

it.each([
  ['99/9 หมู่ 5 ถนนบางนา-ตราด ตำบลบางเสาธง อำเภอบางเสาธง จังหวัดสมุทรปราการ 10570', '110601'],
  ['45 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', '500108'],
  ['9 ถนนจตุจักร แขวงลาดยาว เขตจตุจักร กทม. 10900', '103001'],
  ['9 ลาดยาว จตุจักร กรุงเทพมหานคร', '103001'],
  ['9 ต.เมือง อ.เมือง จ.นครราชสีมา', undefined],
  ['99/9 กรุงเทพฯ 10900', undefined],
  ['', undefined],
])('knows the code of the subdistrict that "%s" names', (address, code) => {
  expect(readPlaces().codeOf(address)).toBe(code);
});
