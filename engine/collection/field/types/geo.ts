import { isJsonObject, type JsonObject } from '../../../../schemas/json.ts';
import { isPlace } from '../../../condition/values/measure.ts';
import { latinDigits } from '../../../content/latinDigits.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

/** Decimals of a degree: about a centimetre. */
const decimals = 7;

/** A point on the Earth by WGS 84: `{"lat": 13.7563, "lon": 100.5018}`. */
export const geo: FieldTypeDefinition = {
  title: { th: 'พิกัด', en: 'Geo point' },
  written: {
    th: 'เขียนละติจูดและลองจิจูด เช่น 13.7563, 100.5018',
    en: 'must be latitude and longitude, such as 13.7563, 100.5018',
  },
  settings: {},
  schema: () => ({
    type: 'object',
    required: ['lat', 'lon'],
    additionalProperties: false,
    properties: {
      lat: { type: 'number', minimum: -90, maximum: 90, 'x-title': { th: 'ละติจูด', en: 'Latitude' } },
      lon: { type: 'number', minimum: -180, maximum: 180, 'x-title': { th: 'ลองจิจูด', en: 'Longitude' } },
    },
  }),
  shape: (value) => {
    if (typeof value === 'string') return readPoint(value) ?? value;
    if (!isJsonObject(value) || !isPlace(value)) return value;
    return { ...value, ...roundPoint(value.lat, value.lon) };
  },
  show: (value) => (isPlace(value) ? `${value.lat}, ${value.lon}` : ''),
  read: readPoint,
  filter: {
    kind: 'text',
    // `13.75, 100.5 5km`: no further away than that, a kilometre where no distance is given.
    where: (field, { text }) => {
      const [, point = '', distance = '1', unit = 'km'] =
        /^(.*?\d\s*,\s*\S*\d)(?:\s+([\d.]+)\s*(km|m|กม\.?|เมตร|ม\.?)?)?\s*$/i.exec(latinDigits(text)) ?? [];
      const place = readPoint(point);
      const within = Number(distance) * (/^(?:km|กม)/i.test(unit) ? 1000 : 1);
      return place && Number.isFinite(within) ? { [field]: { $near: { ...place, within } } } : undefined;
    },
  },
};

function readPoint(text: string): JsonObject | undefined {
  const [, lat, lon] =
    /^\s*\(?\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*\)?\s*$/.exec(latinDigits(text)) ?? [];
  const point = { lat: Number(lat), lon: Number(lon) };
  return lat !== undefined && isPlace(point) ? roundPoint(point.lat, point.lon) : undefined;
}

function roundPoint(lat: number, lon: number): { lat: number; lon: number } {
  // Adding zero makes no difference between 0 and -0.
  return { lat: Number(lat.toFixed(decimals)) + 0, lon: Number(lon.toFixed(decimals)) + 0 };
}
