import type { JsonObject } from '../../../schemas/index.ts';
import type { PluginRecords } from '../../plugins/door/pluginRecords.ts';

const pageSize = 200;
const mostPeople = 2000;

/** The members of the site who are meant; those who have left or are disabled are not notified. */
export async function findPeople(
  records: PluginRecords,
  { people, roles }: { people: readonly string[]; roles: readonly string[] },
): Promise<string[]> {
  const found: string[] = [];
  const filter: JsonObject = {
    $or: [{ id: { $in: [...people] } }, { role: { $in: [...roles] } }, { own_role: { $in: [...roles] } }],
    disabled: { $ne: true },
  };
  for (let page = 1; found.length < mostPeople; page += 1) {
    const { data } = await records.find('user', { filter, fields: ['id'], sort: { id: 1 }, page, limit: pageSize });
    found.push(...data.map(({ id }) => String(id)));
    if (data.length < pageSize) break;
  }
  return found;
}
