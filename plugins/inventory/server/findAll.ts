import type { Condition, JsonObject } from 'sala/schemas';
import type { EffectContext } from 'sala/server';

type Records = EffectContext['records'];

const pageSize = 500;

/** Every record that matches a condition, oldest first, over all pages. */
export async function findAll(
  records: Records,
  collection: string,
  filter: Condition,
  sort: JsonObject = { created_at: 1, id: 1 },
): Promise<JsonObject[]> {
  const found: JsonObject[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await records.find(collection, { filter, sort, page, limit: pageSize });
    found.push(...data);
    if (data.length < pageSize) return found;
  }
}
