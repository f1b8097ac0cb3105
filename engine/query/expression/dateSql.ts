import { type dateOperators, isoDatePattern, writeOffset } from '../../condition/expression/dateOperators.ts';
import type { CallSettings, DateUnit, FormatPart } from '../../condition/expression/expressionTree.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, textOf, wholeNumberOf, withArguments } from './sqlParts.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

export const dateSql: Readonly<Record<keyof typeof dateOperators, Write>> = {
  year: part('year'),
  month: part('month'),
  dayOfMonth: part('day'),
  dayOfWeek: part('dow', ' + 1'),
  dayOfYear: part('doy'),
  isoWeek: part('week'),
  isoWeekYear: part('isoyear'),
  hour: part('hour'),
  minute: part('minute'),
  second: (args, { offset = 0 }, binder) =>
    onDate(args, offset, binder, (date) => `floor(extract(second FROM ${date}))::int`),
  millisecond: (args, { offset = 0 }, binder) =>
    onDate(args, offset, binder, (date) => `extract(millisecond FROM ${date})::int % 1000`),
  dateToString: (args, { offset = 0, format = [] }, binder) =>
    onDate(args, offset, binder, (date) => {
      const parts = format.map((each) => writePart(date, each, offset, binder));
      return `CASE WHEN ${date} IS NOT NULL THEN ${parts.length === 0 ? "''" : parts.join(' || ')} END`;
    }),
  dateTrunc: (args, { offset = 0, unit = 'day', mondayFirst }, binder) =>
    onDate(args, offset, binder, (date) => presentLocal(truncate(date, unit, mondayFirst), offset, binder)),
  dateDiff: ([start = '', end = ''], { offset = 0, unit = 'day', mondayFirst }, binder) =>
    withArguments([localDate(start, offset, binder), localDate(end, offset, binder)], binder, ([from = '', to = '']) =>
      asJson(`(${countUnits(to, unit, mondayFirst)} - ${countUnits(from, unit, mondayFirst)})::int8`),
    ),
  dateAdd: ([value = '', amount = ''], { offset = 0, unit = 'day' }, binder) =>
    withArguments([localDate(value, offset, binder), wholeNumberOf(amount, binder)], binder, ([date, steps]) => {
      const result = `CASE WHEN abs(${steps}) <= 10000 THEN ${date} + ${steps} * interval '${unit === 'quarter' ? '3 months' : `1 ${unit}`}' END`;
      return asJson(presentLocal(result, offset, binder));
    }),
};

function part(field: string, shift = ''): Write {
  return (args, { offset = 0 }, binder) =>
    onDate(args, offset, binder, (date) => `(extract(${field} FROM ${date})${shift})::int`);
}

function onDate(args: readonly string[], offset: number, binder: SqlBinder, write: (date: string) => string): string {
  return withArguments([localDate(args[0] ?? '', offset, binder)], binder, ([date = '']) => asJson(write(date)));
}

/** The moment as a timestamp in the time zone; null for a text that is not an ISO date. */
function localDate(value: string, offset: number, binder: SqlBinder): string {
  return withArguments([value], binder, ([v = '']) => {
    const m = `${binder.alias('m')}`;
    const own = `(CASE ${m}.p[8] WHEN '-' THEN -1 ELSE 1 END) * (coalesce(${m}.p[9], '0')::int * 60 + coalesce(${m}.p[10], '0')::int)`;
    const monthStart = `make_date(${m}.p[1]::int, ${m}.p[2]::int, 1)`;
    const time = `make_interval(days => ${m}.p[3]::int - 1, hours => coalesce(${m}.p[4], '0')::int, mins => coalesce(${m}.p[5], '0')::int - ${own} + (${offset}), secs => coalesce(${m}.p[6] || '.' || left(coalesce(${m}.p[7], '0'), 3), '0')::float8)`;
    const lastDay = `extract(day FROM ${monthStart} + interval '1 month' - interval '1 day')`;
    return `(SELECT CASE WHEN ${m}.p[3]::int <= ${lastDay} THEN ${monthStart} + ${time} END FROM (SELECT regexp_match(${textOf(v)}, ${binder.text(isoDatePattern)}) AS p OFFSET 0) ${m})`;
  });
}

function presentLocal(date: string, offset: number, binder: SqlBinder): string {
  return withArguments([`${date} - interval '${offset} minutes'`], binder, ([moment]) => {
    return `CASE WHEN extract(year FROM ${moment}) BETWEEN 1000 AND 9999 THEN to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END`;
  });
}

function truncate(date: string, unit: DateUnit, mondayFirst = false): string {
  if (unit === 'week' && !mondayFirst) return `(date_trunc('week', ${date} + interval '1 day') - interval '1 day')`;
  return `date_trunc('${unit === 'millisecond' ? 'milliseconds' : unit}', ${date})`;
}

function countUnits(date: string, unit: DateUnit, mondayFirst = false): string {
  const year = `extract(year FROM ${date})`;
  const days = `floor(extract(epoch FROM ${date}) / 86400)`;
  const sizes: Partial<Record<DateUnit, number>> = { day: 86400, hour: 3600, minute: 60, second: 1 };
  if (unit === 'year') return year;
  if (unit === 'quarter') return `(${year} * 4 + extract(quarter FROM ${date}))`;
  if (unit === 'month') return `(${year} * 12 + extract(month FROM ${date}))`;
  if (unit === 'week') return `floor((${days} + ${mondayFirst ? 3 : 4}) / 7)`;
  return unit === 'millisecond'
    ? `floor(extract(epoch FROM ${date}) * 1000)`
    : `floor(extract(epoch FROM ${date}) / ${sizes[unit] ?? 1})`;
}

const formats: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  m: 'MM',
  d: 'DD',
  H: 'HH24',
  M: 'MI',
  S: 'SS',
  L: 'MS',
  j: 'DDD',
  u: 'ID',
  w: 'D',
  V: 'IW',
  G: 'IYYY',
};

function writePart(date: string, format: FormatPart, offset: number, binder: SqlBinder): string {
  if ('text' in format) return binder.text(format.text);
  const pattern = formats[format.specifier];
  if (pattern) return `to_char(${date}, '${pattern}')`;
  return binder.text(format.specifier === 'z' ? writeOffset(offset) : String(offset));
}
