import { degreeDecimals, earthRadius, type Measure, roundDegrees } from '../../condition/values/measure.ts';
import { durationPattern, durationUnits } from '../../content/duration.ts';
import type { SqlBinder } from './sqlBinder.ts';

/** The SQL equivalent of `measureValue`, of a jsonb expression; null where that is undefined. */
export function measureSql(measure: Measure, value: string, binder: SqlBinder): string {
  return measure.kind === 'duration' ? durationSql(value, binder) : distanceSql(measure, value, binder);
}

function durationSql(value: string, binder: SqlBinder): string {
  const found = binder.alias('m');
  const text = `(${value} #>> '{}')`;
  const sum = durationUnits
    .map((unit, index) => `coalesce(${found}.p[${index + 1}]::numeric, 0) * ${unit}`)
    .join(' + ');
  const parts = `SELECT regexp_match(${text}, '${durationPattern}') AS p`;
  return `CASE WHEN jsonb_typeof(${value}) = 'string' AND ${text} !~ '[PT]$' THEN (SELECT CASE WHEN ${found}.p IS NOT NULL THEN ${sum} END FROM (${parts}) ${found})::float8 END`;
}

function distanceSql({ lat, lon }: { lat: number; lon: number }, value: string, binder: SqlBinder): string {
  const [fromLat, fromLon] = [lat, lon].map((degrees) => binder.number(roundDegrees(degrees)));
  const part = (name: string, limit: number) =>
    `CASE jsonb_typeof(${value} -> '${name}') WHEN 'number' THEN CASE WHEN abs((${value} ->> '${name}')::numeric) <= ${limit} THEN round((${value} ->> '${name}')::numeric, ${degreeDecimals})::float8 END END`;
  const at = binder.alias('g');
  const across = `sin(radians(${at}.lat - ${fromLat}) / 2)`;
  const along = `sin(radians(${at}.lon - ${fromLon}) / 2)`;
  const half = `power(${across}, 2) + cos(radians(${fromLat})) * cos(radians(${at}.lat)) * power(${along}, 2)`;
  return `(SELECT ${2 * earthRadius} * asin(least(1, sqrt(${half}))) FROM (SELECT ${part('lat', 90)} AS lat, ${part('lon', 180)} AS lon) ${at} WHERE ${at}.lat + ${at}.lon IS NOT NULL)`;
}
