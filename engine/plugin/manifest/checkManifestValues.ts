import type { PluginManifest } from '../../../schemas/index.ts';
import { matchesRoute } from '../../content/matchesRoute.ts';
import { askFor, nearestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, checkText, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkIcon } from '../values/checkIcon.ts';
import { checkLink } from '../values/checkLink.ts';

const file = 'manifest.ts';
const texts = ['title', 'description'];
const flags = ['auth', 'inMenu', 'fullscreen', 'keepsQuery', 'core', 'always', 'quiet'];

/** Texts of a part of a manifest that stand in one language alone, flags that are neither true nor false, and icons that there are not. */
export function checkPlain(part: object, within: string, names: KnownNames): PluginFault[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const path = within === '' ? key : `${within}.${key}`;
    if (value === undefined) return [];
    if (texts.includes(key)) return checkText(value, { file, path });
    if (key === 'icon') return checkIcon(value, names, { file, path });
    if (!flags.includes(key) || typeof value === 'boolean') return [];
    return [faultIn(file, path, { th: 'ต้องเป็น true หรือ false', en: 'is true or false' })];
  });
}

/** Paths below the plugin's own that lead to none of its pages. */
export function checkOwnPaths(
  { base, redirect, routes = [], screens = [], counters = [], publicRecords = {} }: PluginManifest,
  names: KnownNames,
): PluginFault[] {
  if (base === undefined) return [];
  const known = [base, ...routes.map(({ path }) => path), ...screens.map(({ path }) => path)].map(String);
  const named: [string, unknown][] = [
    ['redirect', redirect],
    ...counters.map(({ path }, index): [string, unknown] => [`counters.${index}.path`, path]),
    ...Object.entries(publicRecords).flatMap(([name, { path, parent }]): [string, unknown][] => [
      [`publicRecords.${name}.path`, path],
      [`publicRecords.${name}.parent`, parent],
    ]),
  ];
  const astray = [...routes, ...screens].map(({ path }) => String(path)).filter((path) => isNear(path, base));
  const below = astray.map((path) =>
    faultIn(file, 'routes', {
      th: `${path} ไม่อยู่ใต้ ${base}${askFor(base).th}`,
      en: `${path} is not below ${base}${askFor(base).en}`,
    }),
  );
  return [...below, ...named.flatMap(checkNamed)];

  function checkNamed([place, written]: [string, unknown]): PluginFault[] {
    const links = checkLink(written, names, { file, path: place });
    if (links.length > 0) return links;
    const path = String(written ?? '')
      .replace(/[?#].*$/, '')
      .replace(/\{\{.*?\}\}/g, ':id');
    const isOwn = path.startsWith(`${base}/`);
    const leads =
      known.some((one) => matchesRoute(path, one)) || screens.some((one) => path.startsWith(`${one.path}/`));
    return !isOwn || leads ? [] : checkName(path, known, { file, path: place, kind: kinds.route });
  }
}

/** It begins almost as the plugin's own paths do. */
function isNear(path: string, base: string): boolean {
  const [first = '', own = ''] = [path, base].map((one) => one.split('/')[1]);
  return first !== own && nearestName(first, [own]) !== undefined;
}
