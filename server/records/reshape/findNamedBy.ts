import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Json, Layout, WebhookSubscription } from '../../../schemas/index.ts';
import { isJsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { NamedBy } from './reshapePlan.ts';

/** The widgets of the site's layouts, the API keys and the webhooks that name the collection, with the fields that they name. */
export async function findNamedBy(
  tx: TenantDb,
  { name, fields }: { name: string; fields: readonly string[] },
): Promise<NamedBy[]> {
  const layouts = await tx.query<{ key: string; layout: Layout }>(
    `select key, coalesce(draft, published) as layout from layout
     where site_id = current_site() and strpos(coalesce(draft, published)::text, $1) > 0 order by key`,
    [JSON.stringify(name)],
  );
  const keys = await tx.query<{ name: string }>(
    `select name from api_key where site_id = current_site() and $1 = any(collections) and revoked_at is null order by name`,
    [name],
  );
  const widgets = layouts.flatMap(({ key, layout }) =>
    listObjects(layout).flatMap((object): NamedBy[] => {
      const { rows: _, ...own } = object;
      const texts = listTexts(JSON.parse(JSON.stringify(own)));
      const named = fields.filter((field) => texts.some((text) => namesField(text, field)));
      const isNamed = texts.includes(name) || named.length > 0;
      return isNamed ? [{ kind: 'layout', where: key, uid: object.uid, names: named.length > 0 ? named : [name] }] : [];
    }),
  );
  return [
    ...widgets,
    ...keys.map((key): NamedBy => ({ kind: 'api_key', where: key.name, names: [name] })),
    ...(await findHooks(tx, { name, fields })),
  ];
}

/** Webhooks that follow the collection, with the fields of their conditions: a condition knows the new name only. */
async function findHooks(
  tx: TenantDb,
  { name, fields }: { name: string; fields: readonly string[] },
): Promise<NamedBy[]> {
  const hooks = await tx.query<{ name: string; subscriptions: WebhookSubscription[] }>(
    'select name, subscriptions from webhook where site_id = current_site() order by name, id',
  );
  return hooks.flatMap((hook): NamedBy[] => {
    const own = hook.subscriptions.filter(({ collection }) => collection === name);
    if (own.length === 0) return [];
    const texts = own.flatMap(({ when = {} }) => listTexts(when));
    const named = fields.filter((field) => texts.some((text) => namesField(text, field)));
    return [{ kind: 'webhook', where: hook.name, names: named.length > 0 ? named : [name] }];
  });
}

/** The field itself, or a path or placeholder that leads to it: `price`, `record.price`, `{{item.price}}`. */
function namesField(text: string, field: string): boolean {
  return text === field || new RegExp(`(^|[\\s{($]|\\w\\.)${field}([\\s.})|]|$)`).test(text);
}

function listTexts(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...listTexts(item)]) : [];
}
