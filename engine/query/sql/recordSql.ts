import { systemColumns } from './querySource.ts';
import type { SqlBinder } from './sqlBinder.ts';

/** A moment as records show it: ISO 8601, UTC, milliseconds. */
export function presentTime(sql: string): string {
  return `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The system fields of a row, as jsonb. */
export function documentColumns(alias: string): string {
  const fields = [
    `'id', ${alias}.id`,
    `'state', ${alias}.state`,
    `'version', ${alias}.version`,
    `'created_at', ${presentTime(`${alias}.created_at`)}`,
    `'created_by', ${alias}.created_by`,
    `'updated_at', ${presentTime(`${alias}.updated_at`)}`,
    `'updated_by', ${alias}.updated_by`,
  ];
  return `jsonb_build_object(${fields.join(', ')})`;
}

/** The same as columns, which cost less than building JSON, for `readRow`. */
export function recordColumns(input: Parameters<typeof hideFields>[0]): string {
  const system = Object.keys(systemColumns).map((name) => `${input.alias}.${name}`);
  return [`${hideFields(input)} AS data`, ...system].join(', ');
}

/** The row's own fields without those the caller may not see. */
export function hideFields(input: {
  alias: string;
  secret: readonly string[];
  allowed: readonly string[] | undefined;
  binder: SqlBinder;
}): string {
  const { alias, secret, allowed, binder } = input;
  if (allowed)
    return pickFields(
      `${alias}.data`,
      allowed.filter((field) => !secret.includes(field)),
      binder,
    );
  return secret.length === 0 ? `${alias}.data` : `(${alias}.data - ${binder.texts(secret)})`;
}

/** Only the named top-level fields of a jsonb object. */
export function pickFields(sql: string, fields: readonly string[], binder: SqlBinder): string {
  const each = binder.alias('f');
  return `(SELECT coalesce(jsonb_object_agg(${each}.key, ${each}.value), '{}'::jsonb) FROM jsonb_each(${sql}) ${each} WHERE ${each}.key = ANY(${binder.texts(fields)}))`;
}
