import type { CallSettings } from '../../condition/expression/expressionTree.ts';
import { largestReplacement, largestText } from '../../condition/expression/operators.ts';
import { type textOperators, trimmedByDefault } from '../../condition/expression/textOperators.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, nullJson, textOf, wholeNumberOf, withArguments } from './sqlParts.ts';
import type { TruthOperator } from './truthSql.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

export const textSql: Readonly<Record<Exclude<keyof typeof textOperators, TruthOperator>, Write>> = {
  concat: (args, _, binder) =>
    withArguments(args, binder, (values) => capped(values.map((value) => `(${textOf(value)})`).join(' || '), binder)),
  toLower: (args, _, binder) => onText(args, binder, (text) => `lower(${text} COLLATE "C")`),
  toUpper: (args, _, binder) => onText(args, binder, (text) => `upper(${text} COLLATE "C")`),
  substrCP: substring,
  strLenCP: (args, _, binder) => onText(args, binder, (text) => `length(${text})`),
  indexOfCP: indexOf,
  split: (args, _, binder) =>
    withArguments(args, binder, ([value = '', separator = '']) =>
      withArguments([`(${textOf(value)})`, `nullif(${textOf(separator)}, '')`], binder, ([text, by]) =>
        // Splitting an empty text gives no parts in Postgres, and one part elsewhere.
        asJson(
          `CASE WHEN ${text} = '' AND ${by} IS NOT NULL THEN ARRAY[''] WHEN ${by} IS NOT NULL THEN string_to_array(${text}, ${by}) END`,
        ),
      ),
    ),
  trim: (args, _, binder) => trim(args, 'btrim', binder),
  ltrim: (args, _, binder) => trim(args, 'ltrim', binder),
  rtrim: (args, _, binder) => trim(args, 'rtrim', binder),
  replaceOne: (args, _, binder) =>
    replace(args, binder, (text, find, by) => {
      const at = `strpos(${text}, ${find})`;
      return `CASE ${at} WHEN 0 THEN ${text} ELSE left(${text}, ${at} - 1) || ${by} || substr(${text}, ${at} + length(${find})) END`;
    }),
  replaceAll: (args, _, binder) => replace(args, binder, (text, find, by) => `replace(${text}, ${find}, ${by})`),
};

function onText(args: readonly string[], binder: SqlBinder, write: (text: string) => string): string {
  return withArguments(args, binder, ([value = '']) => asJson(write(`(${textOf(value)})`)));
}

function capped(text: string, binder: SqlBinder): string {
  return withArguments([text], binder, ([t]) => asJson(`CASE WHEN length(${t}) <= ${largestText} THEN ${t} END`));
}

function substring(args: readonly string[], _: CallSettings, binder: SqlBinder): string {
  return withArguments(args, binder, ([value = '', start = '', count = '']) =>
    withArguments([wholeNumberOf(start, binder), wholeNumberOf(count, binder)], binder, ([from, length]) => {
      const text = `(${textOf(value)})`;
      const isNothing = `coalesce(${value}, ${nullJson}) = ${nullJson}`;
      const isBefore = `(jsonb_typeof(${value}) = 'string' AND ${from} < 0)`;
      const cut = `CASE WHEN ${length} < 0 THEN substr(${text}, ${from} + 1) ELSE substr(${text}, ${from} + 1, ${length}) END`;
      return asJson(
        `CASE WHEN ${from} IS NULL OR ${length} IS NULL THEN NULL WHEN ${isNothing} OR ${isBefore} THEN '' ELSE ${cut} END`,
      );
    }),
  );
}

function indexOf(args: readonly string[], _: CallSettings, binder: SqlBinder): string {
  const [value = '', part = '', start, end] = args;
  const numbers = [
    start ? wholeNumberOf(`coalesce(${start}, '0'::jsonb)`, binder) : '0',
    end ? wholeNumberOf(end, binder) : '2000000000',
  ];
  return withArguments([value, part], binder, ([v = '', p = '']) =>
    withArguments([`(${textOf(v)})`, `(${textOf(p)})`, ...numbers], binder, ([text, find, from, to]) => {
      const found = `strpos(substr(${text}, ${from} + 1, ${to} - ${from}), ${find})`;
      const isOutside = `${from} > ${to} OR ${from} > length(${text})`;
      const isSound = `${text} IS NOT NULL AND ${find} IS NOT NULL AND ${from} >= 0 AND ${to} >= 0`;
      return asJson(
        `CASE WHEN ${isSound} THEN CASE WHEN ${isOutside} THEN -1 WHEN ${found} = 0 THEN -1 ELSE ${found} + ${from} - 1 END END`,
      );
    }),
  );
}

function trim(args: readonly string[], name: string, binder: SqlBinder): string {
  const [value = '', characters] = args;
  const taken = characters ?? binder.json(trimmedByDefault);
  return withArguments([value, taken], binder, ([v = '', c = '']) => asJson(`${name}(${textOf(v)}, ${textOf(c)})`));
}

function replace(
  args: readonly string[],
  binder: SqlBinder,
  write: (text: string, find: string, by: string) => string,
): string {
  return withArguments(args, binder, (values) =>
    withArguments(
      values.map((value) => `(${textOf(value)})`),
      binder,
      ([text = '', find = '', by = '']) => {
        const isHuge = `length(${text})::int8 * length(${by}) > ${largestReplacement}`;
        return capped(
          `CASE WHEN ${find} = '' AND ${by} IS NOT NULL THEN ${text} WHEN ${isHuge} THEN NULL WHEN ${find} <> '' AND ${by} IS NOT NULL THEN ${write(text, find, by)} END`,
          binder,
        );
      },
    ),
  );
}
