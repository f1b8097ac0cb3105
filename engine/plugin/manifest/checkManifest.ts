import {
  type CounterDefinition,
  type FormAdditions,
  flowStartPattern,
  isJsonObject,
  type PluginManifest,
  pluginGroups,
  type RouteDefinition,
  type ScreensDefinition,
  siteKinds,
} from '../../../schemas/index.ts';
import { listEvents } from '../../access/findExcess.ts';
import { keysOf } from '../../content/keysOf.ts';
import { suggestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import { screenKinds } from '../../layout/screen/screenKey.ts';
import type { KnownNames } from '../names/collectNames.ts';
import type { DescribedPlugin } from '../names/describedPlugin.ts';
import { checkName, checkText, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkRoles } from '../names/roleNames.ts';
import { checkConditionNames } from '../values/checkConditionNames.ts';
import { checkPatterns, checkPublicRecords } from './checkDeclared.ts';
import { checkOwnPaths, checkPlain } from './checkManifestValues.ts';
import { checkOwnRole } from './checkOwnRole.ts';

const file = 'manifest.ts';
const manifestKeys = keysOf<PluginManifest>({
  ...{ id: 1, title: 1, description: 1, group: 1, icon: 1, base: 1, redirect: 1, keepsQuery: 1, roles: 1, core: 1 },
  ...{ requires: 1, routes: 1, counters: 1, registration: 1, coming: 1, kinds: 1, forms: 1, ownRoles: 1, screens: 1 },
  ...{ flowStarts: 1, numberPatterns: 1, publicRecords: 1 },
});
const screensKeys = keysOf<ScreensDefinition>({
  ...{ collection: 1, path: 1, create: 1, roles: 1, title: 1, icon: 1, order: 1, inMenu: 1, layouts: 1 },
});
const counterKeys = keysOf<CounterDefinition>({
  ...{ name: 1, title: 1, icon: 1, path: 1, collection: 1, query: 1, roles: 1, always: 1, quiet: 1 },
});
const routeKeys = keysOf<RouteDefinition>({
  ...{ path: 1, roles: 1, auth: 1, title: 1, description: 1, keywords: 1, metaTags: 1, icon: 1, inMenu: 1, order: 1 },
  ...{ parent: 1, type: 1, collection: 1, key: 1, fullscreen: 1, shell: 1, layout: 1, source: 1, entry: 1 },
  ...{ redirect: 1, keepsQuery: 1, screen: 1 },
});

const formsKeys = keysOf<FormAdditions>({ settings: 1, steps: 1 });
const formStepKeys = keysOf<NonNullable<FormAdditions['steps']>[string]>({ title: 1, settings: 1 });

/** What is wrong with a manifest, its routes and its counters. */
export function checkManifest(plugin: DescribedPlugin, names: KnownNames): PluginFault[] {
  const { manifest } = plugin;
  return [
    ...(/^[a-z][a-z0-9-]{0,39}$/.test(manifest.id)
      ? []
      : [
          faultIn(file, 'id', {
            th: 'id เป็นอักษรอังกฤษตัวเล็ก ตัวเลข และ -',
            en: 'an id is lower-case letters, digits and -',
          }),
        ]),
    ...checkText(manifest.title, { file, path: 'title' }),
    ...checkPlain(manifest, '', names),
    ...checkOwnPaths(manifest, names),
    ...(manifest.group === undefined
      ? [faultIn(file, 'group', { th: 'ต้องบอกหมวดเมนู', en: 'says in which group of the menu it stands' })]
      : checkName(manifest.group, Object.keys(pluginGroups), { file, path: 'group', kind: kinds.group })),
    ...checkKeys(manifest, manifestKeys, ''),
    ...checkRoles(manifest.roles, { file, path: 'roles', own: names.of('role') }),
    ...checkOwnRoles(manifest, names),
    ...(manifest.requires ?? []).flatMap((id, index) =>
      id === manifest.id
        ? [faultIn(file, `requires.${index}`, { th: 'โมดูลต้องใช้ตัวเองไม่ได้', en: 'a plugin cannot require itself' })]
        : checkName(id, names.plugins, { file, path: `requires.${index}`, kind: kinds.plugin }),
    ),
    ...(manifest.kinds ?? []).flatMap((kind, index) =>
      checkName(kind, siteKinds, { file, path: `kinds.${index}`, kind: kinds.choice }),
    ),
    ...(manifest.routes ?? []).flatMap((route, index) => checkRoute(route, `routes.${index}`, plugin, names)),
    ...(manifest.screens ?? []).flatMap((screens, index) => checkScreens(screens, `screens.${index}`, plugin, names)),
    ...checkCounters(manifest, names),
    ...checkPatterns(manifest),
    ...checkPublicRecords(manifest, names),
    ...Object.entries(manifest.flowStarts ?? {}).flatMap(([name, title]) => checkFlowStart(name, title)),
    ...checkForms(plugin),
  ];
}

function checkRoute(route: RouteDefinition, path: string, plugin: DescribedPlugin, names: KnownNames): PluginFault[] {
  const { layouts, manifest } = plugin;
  const source = route.source === undefined ? [] : [`${manifest.id}.${route.source}`];
  const drawn = route.layout ?? route.source ?? route.entry ?? route.redirect;
  // A layout with a parameter is chosen by the address: `page/:slug` is a page of the site.
  const isOwn = route.layout !== undefined && !/[:/]/.test(route.layout);
  return [
    ...checkPath(route.path, path),
    ...checkKeys(route, routeKeys, path),
    ...checkPlain(route, path, names),
    ...checkRoles(route.roles, { file, path: `${path}.roles`, own: names.of('role') }),
    ...(isOwn
      ? checkName(String(route.layout), Object.keys(layouts), { file, path: `${path}.layout`, kind: kinds.layout })
      : []),
    ...(names.isUnsure('source')
      ? []
      : source.flatMap((name) =>
          checkName(name, names.of('source'), { file, path: `${path}.source`, kind: kinds.source }),
        )),
    ...(drawn === undefined
      ? [
          faultIn(file, path, {
            th: `เส้นทาง ${route.path} ไม่มี layout, source, entry หรือ redirect`,
            en: `the route ${route.path} has no layout, source, entry or redirect`,
          }),
        ]
      : []),
  ];
}

/** English names one record otherwise than many: pages of a new record say what the collection is called. */
function checkSingular(list: string | undefined, one: string | undefined, path: string): PluginFault[] {
  if (list === undefined || list !== one || !/[^su]s$/.test(list)) return [];
  const text = {
    th: `“${list}” เป็นทั้งชื่อของรายการทั้งหมดและของหนึ่งรายการ ชื่อภาษาอังกฤษของคอลเลกชันต้องเป็นเอกพจน์`,
    en: `“${list}” names the list and one record alike: the English title of the collection is that of one`,
  };
  return [faultIn(file, `${path}.title`, text)];
}

function checkScreens(
  screens: ScreensDefinition,
  path: string,
  { layouts, collections }: DescribedPlugin,
  names: KnownNames,
): PluginFault[] {
  const own = collections.map(({ schema }) => schema.name);
  const shown = collections.find(({ schema }) => schema.name === screens.collection);
  return [
    ...checkKeys(screens, screensKeys, path),
    ...checkSingular(screens.title?.en, shown?.schema.title.en, path),
    ...checkPlain(screens, path, names),
    ...checkName(screens.collection, own, { file, path: `${path}.collection`, kind: kinds.collection }),
    ...checkPath(screens.path, path),
    ...checkRoles(screens.roles, { file, path: `${path}.roles`, own: names.of('role') }),
    ...Object.entries(screens.layouts ?? {}).flatMap(([name, layout]) => [
      ...checkName(name, screenKinds, { file, path: `${path}.layouts`, kind: kinds.property }),
      ...checkName(layout, Object.keys(layouts), { file, path: `${path}.layouts.${name}`, kind: kinds.layout }),
    ]),
  ];
}

function checkPath(written: unknown, path: string): PluginFault[] {
  return /^\/[^\s#]*$/.test(String(written))
    ? []
    : [faultIn(file, `${path}.path`, { th: 'เส้นทางต้องขึ้นต้นด้วย /', en: 'a path begins with /' })];
}

function checkCounters({ counters = [] }: PluginManifest, names: KnownNames): PluginFault[] {
  return counters.flatMap((counter, index) => {
    const { collection, roles, query } = counter;
    const path = `counters.${index}`;
    const found = names.find(collection);
    return [
      ...checkKeys(counter, counterKeys, path),
      ...checkPlain(counter, path, names),
      ...(found ? checkConditionNames(query, found, { file, path: `${path}.query` }) : []),
      ...checkName(collection, names.of('collection'), {
        file,
        path: `${path}.collection`,
        kind: kinds.collection,
      }),
      ...checkRoles(roles, { file, path: `${path}.roles`, own: names.of('role') }),
    ];
  });
}

function checkOwnRoles({ ownRoles = [] }: PluginManifest, names: KnownNames): PluginFault[] {
  const known = {
    collections: [...names.of('collection')],
    routes: [...names.of('route')],
    partsOf: (name: string) => {
      const found = names.collections.get(name);
      if (!found) return undefined;
      const fields = Object.keys(isJsonObject(found.schema.properties) ? found.schema.properties : {});
      return { fields, events: listEvents(found.machine).map(({ event }) => event) };
    },
  };
  return ownRoles.flatMap((role, index) => checkOwnRole(role, known, { file, within: `ownRoles.${index}.` }));
}

function checkKeys(value: object, known: readonly string[], path: string): PluginFault[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const { th, en } = suggestName(key, known);
      const place = path === '' ? key : `${path}.${key}`;
      return faultIn(file, place, { th: `ไม่รู้จัก ${key}${th}`, en: `unknown key ${key}${en}` });
    });
}

function checkForms({ manifest: { forms = {} }, server, unread }: DescribedPlugin): PluginFault[] {
  const known = Object.keys(server?.formSteps ?? {});
  return [
    ...checkKeys(forms, formsKeys, 'forms'),
    ...Object.entries(forms.steps ?? {}).flatMap(([step, part]) => {
      const path = `forms.steps.${step}`;
      return [
        ...(unread?.includes('formStep') ? [] : checkName(step, known, { file, path, kind: kinds.formStep })),
        ...checkKeys(part, formStepKeys, path),
        ...checkText(part.title, { file, path: `${path}.title` }),
      ];
    }),
  ];
}

function checkFlowStart(name: string, title: unknown): PluginFault[] {
  const misnamed = { th: 'ใช้อักษรอังกฤษตัวเล็ก ตัวเลข _ และ .', en: 'has lower-case letters, digits, _ and . only' };
  return [
    ...(flowStartPattern.test(name) ? [] : [faultIn(file, `flowStarts.${name}`, misnamed)]),
    ...checkText(title, { file, path: `flowStarts.${name}` }),
  ];
}
