/** A place with a zip code and its containing places; names are Thai, as in postal addresses. */
export interface Place {
  subdistrict: string;
  district: string;
  province: string;
  zipcode: string;
}

/** A place with its code in TIS 1099: two digits of the province, two of the district, two of the subdistrict. */
export interface CodedPlace extends Place {
  code: string;
}

/** The one place that a Thai address names: by subdistrict and district, and by province or zip code. */
export function locatePlace(address: string, places: readonly CodedPlace[]): CodedPlace | undefined {
  const named = places.filter(
    (place) =>
      address.includes(place.subdistrict) &&
      // One word does not name both.
      (place.subdistrict !== place.district || address.split(place.district).length > 2) &&
      names(address, 'ตำบล|ต\\.|แขวง', escapePattern(place.subdistrict)) &&
      names(address, 'อำเภอ|อ\\.|เขต', writeDistrict(place.district)) &&
      (address.includes(place.zipcode) || names(address, 'จังหวัด|จ\\.', writeProvince(place.province))),
  );
  const codes = new Set(named.map(({ code }) => code));
  return codes.size === 1 ? named[0] : undefined;
}

/** As a word by itself, or right behind the word for what it is. */
function names(address: string, kinds: string, pattern: string): boolean {
  return new RegExp(`(?:^|[\\s,]|${kinds})\\s*(?:${pattern})(?=$|[\\s,])`).test(address);
}

/** The district of a provincial capital is mostly called "เมือง" alone. */
function writeDistrict(district: string): string {
  const [, rest] = /^เมือง(.+)$/.exec(district) ?? [];
  return rest === undefined ? escapePattern(district) : `เมือง(?:${escapePattern(rest)})?`;
}

function writeProvince(province: string): string {
  return province === 'กรุงเทพมหานคร' ? 'กรุงเทพมหานคร|กรุงเทพฯ|กรุงเทพ|กทม\\.?' : escapePattern(province);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
