import { defaultAccessRoles } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { FirstStep, FirstSteps } from '../shared/firstStep.ts';

/** What a site may have to offer, by the plugin that brings it; the first of them that it has is what its first step makes. */
const offers = [
  { name: 'course', plugin: 'lesson' },
  { name: 'product', plugin: 'inventory' },
  { name: 'post', plugin: 'cms' },
];
/** What the first product of a site with a shop begins with, so that visitors see it. */
const shown = { plugin: 'shop', collection: 'product', values: 'in_shop=true' };

/** How far a new site is, by what there is; nothing for a site that has it all, or whose administrators put the list away. */
export async function listFirstSteps(context: SourceContext): Promise<FirstSteps> {
  const { person, ask, listLayouts } = context;
  if (!defaultAccessRoles.includes(person.role)) return null;
  const [settings, people, invitations, layouts] = await Promise.all([
    ask('readSettings').then(readData),
    ask('listPeople', { limit: 10 }).then(readData),
    ask('listInvitations').then(readData),
    listLayouts(),
  ]);
  const { menu = [], homepage, firstStepsAway, available = [] } = settings as JsonObject; // what `readSettings` answers
  if (firstStepsAway === true) return null;
  const hasHome = layouts.some(({ key, publishedVersion }) => key === 'page/home' && publishedVersion !== null);
  const plugins = listPlugins(available);
  const first = await findOffer(context, plugins);
  const home = { name: 'home', done: hasHome || (homepage ?? '/') !== '/', path: '/cms/builder/page%2Fhome' } as const;
  const steps: FirstStep[] = [
    // Until then there is neither a builder nor anything to offer.
    ...(plugins.length === 0 ? [modules] : []),
    ...(plugins.includes('cms') ? [home] : []),
    { name: 'menu', done: count(menu) > 0, path: '/config/general?general-object.tab=menu' },
    ...(first ? [first] : []),
    { name: 'team', done: hasTeam(people, person.id) || count(invitations) > 0, path: '/user/add' },
  ];
  return steps.every(({ done }) => done) ? null : { steps };
}

const modules = { name: 'modules', done: false, path: '/config/general?general-object.tab=plugins' } as const;

/** Nothing for somebody who may not make it: what a site offers is not their step. */
async function findOffer({ records, ask }: SourceContext, plugins: readonly string[]): Promise<FirstStep | undefined> {
  const { name = '' } = offers.find(({ plugin }) => plugins.includes(plugin)) ?? {};
  const described = records.describe(name);
  if (!described || !records.may(name, 'create')) return undefined;
  const screens = readData(await ask('listScreens'));
  const found = Array.isArray(screens) ? screens.find((screen) => readText(screen, 'creates') === name) : undefined;
  if (found === undefined) return undefined;
  return {
    name: 'first',
    done: (await records.count(name, {})) > 0,
    path: `${readText(found, 'path')}${plugins.includes(shown.plugin) && name === shown.collection ? `?${shown.values}` : ''}`,
    title: described.title,
  };
}

/** Whoever runs the server opened the site, and is nobody whom its administrators invited. */
function hasTeam(people: Json, own: string | null): boolean {
  return Array.isArray(people) && people.some((one) => readText(one, 'id') !== own && readText(one, 'role') !== 'root');
}

function readData(answer: Json): Json {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer.data ?? null) : null;
}

function readText(value: Json, name: string): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? String(value[name] ?? '') : '';
}

/** The plugins that were switched on, and those that they brought with them. */
function listPlugins(available: Json): string[] {
  const plugins = Array.isArray(available) ? available : [];
  return plugins
    .filter((plugin) => readText(plugin, 'on') === 'true' && readText(plugin, 'core') !== 'true')
    .map((plugin) => readText(plugin, 'id'));
}

function count(list: Json): number {
  return Array.isArray(list) ? list.length : 0;
}
