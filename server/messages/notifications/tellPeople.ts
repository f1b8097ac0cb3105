import { fillText } from '../../../engine/layout/binding/fillTemplate.ts';
import { parseTemplate } from '../../../engine/layout/binding/parseTemplate.ts';
import type { BoundKind, Language, Text } from '../../../schemas/index.ts';
import type { Notice } from '../../../schemas/machine/action.ts';
import type { EffectContext, EffectResult } from '../../plugins/door/effect.ts';
import { findPeople } from './findPeople.ts';
import { notifyPerson } from './notifyPerson.ts';

/** The effect of the action `notify`: notifies each person once, however often it runs. */
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
