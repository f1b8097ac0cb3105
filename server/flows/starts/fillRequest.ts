import { randomBytes } from 'node:crypto';
import { type FlowFacts, fillParams } from '../../../engine/flow/fillParams.ts';
import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { secretName } from '../../../engine/flow/secretNames.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';

/**
 * What a request sends, with its secrets. Only the flow names secrets: a name that somebody's answer holds stays a text, because
 * the names are marked, in a way that nobody can guess, before formulas are computed.
 */
export async function fillRequest(
  app: RecordParts,
  db: TenantDb,
  { template, facts }: { template: JsonObject; facts: FlowFacts },
): Promise<{ params: JsonObject; secrets: ReadonlyMap<string, string> }> {
  const mark = `secret-${randomBytes(16).toString('hex')}-`;
  const marked = mapTexts(template, (text) => text.replace(secretName, (_, name: string) => `${mark}${name};`));
  const names = [...new Set([...JSON.stringify(template).matchAll(secretName)].map(([, name = '']) => name))];
  const secrets = await readSecrets(app, db, names);
  const fill = (text: string) =>
    names.reduce((filled, name) => filled.replaceAll(`${mark}${name};`, () => secrets.get(name) ?? ''), text);
  const params = mapTexts(fillParams(marked as JsonObject, facts), fill); // an object stays one
  return { params: params as JsonObject, secrets };
}

async function readSecrets(
  app: RecordParts,
  db: TenantDb,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db.query<{ name: string; sealed: string }>(
    'select name, sealed from flow_secret where site_id = current_site() and name = any ($1)',
    [names],
  );
  const box = await openSecretBox(app.config);
  const secrets = new Map(rows.map(({ name, sealed }) => [name, box.open(sealed)]));
  const missing = names.find((name) => !secrets.has(name));
  if (missing !== undefined) throw flowRefused({ th: `ไม่มีความลับชื่อ ${missing}`, en: `there is no secret ${missing}` });
  return secrets;
}

/** The value with each of its texts changed, names of fields among them. */
export function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [change(name), mapTexts(item, change)]));
}
