import { fillText } from '../../../engine/layout/binding/fillTemplate.ts';
import { parseTemplate } from '../../../engine/layout/binding/parseTemplate.ts';
import type { BoundKind, JsonObject, Language, Text } from '../../../schemas/index.ts';
import type { Notice } from '../../../schemas/machine/action.ts';
import type { EffectContext, EffectResult } from '../../plugins/door/effect.ts';
import type { PluginRecords } from '../../plugins/door/pluginRecords.ts';
import { notifyPerson } from './notifyPerson.ts';

const pageSize = 200;
const mostPeople = 2000;

/** The effect of the action `notify`: tells each person once, however often it runs. */
export async function tellPeople({ site, record, payload, records, key }: EffectContext): Promise<EffectResult> {
  const { notice, people } = payload as unknown as { notice: Omit<Notice, 'to'>; people: string[] }; // as planNotice writes it
  const { title, text, kind = 'info', path, roles = [] } = notice;
  const fill = (template: string, language: Language, bound: BoundKind) =>
    fillText(parseTemplate(template), {
      facts: { record, site: { id: site.id, name: site.name } },
      place: { language, timeZone: site.timeZone },
      kind: bound,
    });
  const write = ({ th, en }: Text): Text => ({ th: fill(th, 'th', 'text'), en: fill(en, 'en', 'text') });
  const found = await findPeople(records, { people, roles });
  for (const user of found)
    await notifyPerson(records, {
      user,
      key,
      kind,
      title: write(title),
      ...(text && { text: write(text) }),
      ...(path !== undefined && { path: fill(path, site.language, 'link') }),
    });
  return found.length > 0 ? { notified: found.length } : { skipped: 'nobody to tell' };
}

/** The members of the site who are meant; those who have left or are disabled are not told. */
async function findPeople(
  records: PluginRecords,
  { people, roles }: { people: string[]; roles: string[] },
): Promise<string[]> {
  const found: string[] = [];
  const filter: JsonObject = {
    $or: [{ id: { $in: people } }, { role: { $in: roles } }],
    disabled: { $ne: true },
  };
  for (let page = 1; found.length < mostPeople; page += 1) {
    const { data } = await records.find('user', { filter, fields: ['id'], sort: { id: 1 }, page, limit: pageSize });
    found.push(...data.map(({ id }) => String(id)));
    if (data.length < pageSize) break;
  }
  return found;
}
