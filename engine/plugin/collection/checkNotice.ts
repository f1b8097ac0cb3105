import { isJsonObject } from '../../../schemas/index.ts';
import type { Notice } from '../../../schemas/machine/action.ts';
import { keysOf } from '../../content/keysOf.ts';
import { kinds } from '../../content/unknownName.ts';
import { type ActionCheck, checkFormula, knownName, misuse } from '../../rule/action/checkNames.ts';
import { listPlaceholders } from '../../rule/guard/listPlaceholders.ts';
import { checkName, checkText, inFile, type PluginFault } from '../names/pluginFault.ts';
import { checkRoles } from '../names/roleNames.ts';
import { checkLink } from '../values/checkLink.ts';

const keys = keysOf<Notice>({ to: 1, roles: 1, title: 1, text: 1, kind: 1, path: 1 });
const tones = ['info', 'success', 'warning', 'error'];

/** What is wrong with an action that notifies people: whom, and what its texts name. */
export function checkNotice(check: ActionCheck, notice: Notice, file: string): PluginFault[] {
  const { path } = check;
  if (!isJsonObject(notice)) return inFile(file, [misuse(check, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })]);
  const { to, roles, title, text, kind, path: link } = notice;
  const nobody = { th: 'ต้องมี to หรือ roles', en: 'says nobody to tell: it needs "to" or "roles"' };
  const untitled = { th: 'ต้องมี title เป็น th และ en', en: 'needs a title in th and en' };
  const astray = { th: 'path ต้องขึ้นต้นด้วย /', en: 'its path begins with /' };
  const texts = [title, text].flatMap((each) => [each?.th, each?.en].filter((one) => typeof one === 'string'));
  return [
    ...checkRoles(roles, { file, path: `${path}.notify.roles` }),
    ...(text === undefined ? [] : checkText(text, { file, path: `${path}.notify.text` })),
    ...(kind === undefined ? [] : checkName(kind, tones, { file, path: `${path}.notify.kind`, kind: kinds.choice })),
    ...checkLink(link, check.names, { file, path: `${path}.notify.path` }),
    ...inFile(file, [
      ...Object.keys(notice).flatMap((key) => knownName(check, 'key', key, keys)),
      ...(to === undefined && !roles ? [misuse(check, nobody)] : []),
      ...(to === undefined ? [] : checkFormula(check, to)),
      ...(title?.th && title.en ? [] : [misuse(check, untitled)]),
      ...(link === undefined || link.startsWith('/') ? [] : [misuse(check, astray)]),
      ...[...texts, link ?? ''].flatMap(listPlaceholders).flatMap((names) => checkPlaceholder(check, names)),
    ]),
  ];
}

/** Those who are notified may not be able to read the record, but its author names what they see: never a secret. */
function checkPlaceholder(check: ActionCheck, names: readonly string[]) {
  const [scope, field = ''] = names;
  if (scope === 'record' && check.collection.secrets.includes(field))
    return [misuse(check, { th: `${field} เป็นความลับ`, en: `${field} is secret` })];
  return checkFormula(check, names.join('.'));
}
