import { expect, it } from 'vitest';
import { checkReadyFlow } from '../../engine/plugin/checkReadyFlow.ts';
import { collectNames } from '../../engine/plugin/names/collectNames.ts';
import type { ReadyFlow } from '../../schemas/index.ts';
import { loadShipped } from '../support/loadShipped.ts';

const { plugins } = await loadShipped();
const names = collectNames(plugins);
const sound = plugins.find(({ manifest }) => manifest.id === 'sales')?.flows['new-order'] as ReadyFlow; // it ships

/** One fault each: what is changed, where it is said to be, and what is said. */
const faults: [what: string, from: string, to: string, path: string, said: string][] = [
  ['a key', '"description":', '"descripton":', 'descripton', '"description"'],
  ['a title in one language', '"en":"Notice of new orders"', '"eng":"Notice"', 'title', 'th and en'],
  ['a keyword of a setting', '"minimum"', '"minimun"', 'settings.amount', '"minimum"'],
  ['a type of a setting', '"type":"number"', '"type":"numbr"', 'settings.amount.type', 'not valid'],
  ['a control of a setting', '"x-control":"roles"', '"x-control":"role"', 'settings.roles.x-control', '"roles"'],
  ['a setting that is required', '"required":["roles"]', '"required":["rolse"]', 'required', '"roles"'],
  ['a setting that is used', '$setting.amount', '$setting.amuont', 'settings', 'amuont'],
];

it('finds nothing in what ships', () => {
  expect(checkReadyFlow('new-order', sound, names)).toEqual([]);
});

it.each(faults)('says the place of %s that is wrong, and the nearest name', (_, from, to, path, said) => {
  const text = JSON.stringify(sound);
  expect(text).toContain(from);
  const found = checkReadyFlow('new-order', JSON.parse(text.replace(from, to)), names);
  expect(found).toContainEqual(expect.objectContaining({ file: 'flows/new-order.json', path }));
  expect(found.map(({ message }) => message).join('\n')).toContain(said);
});
