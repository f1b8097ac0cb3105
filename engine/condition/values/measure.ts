import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { readDuration } from '../../content/duration.ts';

/** A number that a value stands for: the length of a duration in milliseconds, or metres from a place to a geo point. */
export type Measure = { kind: 'duration' } | { kind: 'distance'; lat: number; lon: number };

/** The mean radius of the Earth, in metres. */
export const earthRadius = 6_371_008.8;

/** Undefined for a value that the measure says nothing about. `measureSql` answers the same. */
export function measureValue(measure: Measure, value: Json): number | undefined {
  if (measure.kind === 'duration') return typeof value === 'string' ? readDuration(value) : undefined;
  return isPlace(value) ? measureDistance(measure, value) : undefined;
}

/** Whether a value is a point of WGS 84. */
export function isPlace(value: Json | undefined): value is { lat: number; lon: number } {
  if (!isJsonObject(value)) return false;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** Decimals of a degree that count: less than a millimetre. PostgreSQL refuses to compute with what underflows. */
export const degreeDecimals = 12;

/** Metres between two places, along a great circle. */
export function measureDistance(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const across = Math.sin(radians(to.lat, from.lat) / 2);
  const along = Math.sin(radians(to.lon, from.lon) / 2);
  const half = across * across + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * along * along;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number, from = 0): number {
  return ((roundDegrees(degrees) - roundDegrees(from)) * Math.PI) / 180;
}

export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(degreeDecimals));
}
