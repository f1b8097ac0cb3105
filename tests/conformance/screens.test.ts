import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { readUnit } from '../../engine/collection/tell/readUnit.ts';
import { listLayoutFaults } from '../../engine/layout/listLayoutFaults.ts';
import { listScreenRoutes } from '../../engine/layout/screen/listScreenRoutes.ts';
import { screenKinds } from '../../engine/layout/screen/screenKey.ts';
import { writeScreen } from '../../engine/layout/screen/writeScreen.ts';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import { type CollectionSchema, type JsonObject, screenWidgets } from '../../schemas/index.ts';
import type { LoadedPlugin } from '../../server/plugins/loadedPlugin.ts';
import { loadPlugins } from '../../server/plugins/loadPlugins.ts';

let plugins: LoadedPlugin[];

beforeAll(async () => {
  ({ plugins } = await loadPlugins({ foreign: [], log: pino({ level: 'silent' }) }));
});

const collectionsOf = () => plugins.flatMap(({ collections }) => collections.map(({ schema }) => schema));

it('finds a widget of a plugin under each name of the contract', () => {
  const types = plugins.flatMap(({ widgets }) => widgets.map(({ definition }) => definition.type));
  for (const type of screenWidgets) expect(types.filter((one) => one === type)).toEqual([type]);
});

it.each([
  ['quotation', 'sales_person'],
  ['sales', 'assigned_to'],
  ['maintenance_order', 'assignee'],
])('shows on the board whose a record of %s is', (collection, field) => {
  const schema = collectionsOf().find(({ name }) => name === collection) ?? expect.fail();
  const [card] = listObjects(writeScreen('board', compileCollection(schema))).filter(({ type }) => type === 'board');
  expect(card).toMatchObject({ personIdField: field });
});

it('tells forms that were sent apart by who sent them, and which form it was', () => {
  const schema = collectionsOf().find(({ name }) => name === 'form_submission') ?? expect.fail();
  const [card] = listObjects(writeScreen('board', compileCollection(schema))).filter(({ type }) => type === 'board');
  expect(card).toMatchObject({ titleField: 'sender', descriptionField: 'form_title' });
});

it('writes sound layouts for every collection, of widgets that are there, with each name once', () => {
  const types = new Set(plugins.flatMap(({ widgets }) => widgets.map(({ definition }) => definition.type)));
  for (const schema of collectionsOf())
    for (const kind of screenKinds) {
      const layout = writeScreen(kind, compileCollection(schema));
      expect(listLayoutFaults(layout)).toEqual([]);
      const uids = JSON.stringify(layout).match(/"uid":"[^"]+"/g) ?? [];
      expect(uids.length).toBe(new Set(uids).size);
      for (const { type } of listObjects(layout)) expect(types).toContain(type);
    }
});

it('writes a board of what is under way and what went well, each card named by what it is about', () => {
  const [found] = plugins.flatMap(({ collections }) => collections.filter(({ schema }) => schema.name === 'quotation'));
  if (!found) throw new Error('no quotations');
  const [, board] = listObjects(writeScreen('board', compileCollection(found.schema), found.machine));
  expect(board).toMatchObject({
    titleField: 'customer_name',
    descriptionField: 'quotation_number',
    startField: 'quotation_date',
  });
  expect(board?.endField).toBe('valid_until');
  expect(board?.states).toEqual(expect.arrayContaining(['draft', 'sent']));
  expect(board?.states).not.toContain('rejected');
});

it('counts what is in use where records begin in use, and elsewhere what is under way', () => {
  const secondFigure = (name: string) => {
    const [found] = plugins.flatMap(({ collections }) => collections.filter(({ schema }) => schema.name === name));
    if (!found) throw new Error(`no ${name}`);
    const objects = listObjects(writeScreen('dashboard', compileCollection(found.schema), found.machine));
    const measures = objects.find(({ type }) => type === 'statistics')?.measures as JsonObject[] | undefined;
    return measures?.[1];
  };
  expect(secondFigure('customer')).toMatchObject({ title: { en: 'Active' }, where: 'state.in.active' });
  expect(secondFigure('sales')).toMatchObject({
    title: { en: 'In progress' },
    where: 'state.nin.complete~returned~cancelled',
  });
});

it('shows every field of a collection in its record, and in its form all but what the system keeps by itself', () => {
  for (const schema of collectionsOf()) {
    const collection = compileCollection(schema);
    const form = JSON.stringify(writeScreen('form', collection));
    const detail = JSON.stringify(writeScreen('detail', collection));
    for (const { name, secret, readonly, schema: field } of collection.fields.values()) {
      const isOwn = readonly || field['x-rollup'] !== undefined;
      const isIn = (kind: 'form' | 'detail') =>
        !secret && !field['x-hidden-in']?.includes(kind) && !(kind === 'form' && isOwn);
      expect(form.includes(`"name":"${name}"`)).toBe(isIn('form'));
      expect(detail.includes(`"${name}"`)).toBe(isIn('detail'));
    }
  }
});

it('draws every priority above the lowest with more than one bar', () => {
  const css = readFileSync(new URL('../../plugins/calendar/runtime/parts/entry.css', import.meta.url), 'utf8');
  const drawn = new Set([...css.matchAll(/data-priority="(\w+)"/g)].map(([, name]) => name));
  const used = collectionsOf().flatMap(({ properties }) => properties?.priority?.enum ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !/^low$/i.test(String(name)) && !drawn.has(String(name).toLowerCase()))).toEqual([]);
});

it('asks in the open for what a record must hold from its first state on', () => {
  const first = { id: 'x', initial: 'draft', states: { draft: {} } };
  const fields = Object.fromEntries(
    ['a', 'b'].map((name) => [name, { type: 'string', 'x-title': { th: name, en: name } }]),
  );
  const schema = { name: 'thing', title: { th: 'ของ', en: 'Thing' }, type: 'object', properties: fields };
  const sections = [{ title: { th: 'หลัก', en: 'Main' }, fields: ['a'] }];
  const collection = compileCollection({
    ...schema,
    'x-sections': sections,
    'x-required-in': { draft: ['a', 'b'], sent: ['b'] },
  } as never);
  const form = writeScreen('form', collection, createMachine(first));
  expect(
    listObjects(form)
      .filter(({ required }) => required)
      .map(({ name }) => name),
  ).toEqual(['b']);
  expect(listObjects(form).some(({ folded }) => folded)).toBe(false);
});

it('draws no percentage as money, nor what may be one by a choice beside it', () => {
  for (const schema of collectionsOf())
    for (const fields of [schema.properties, ...Object.values(schema.properties).map(({ items }) => items?.properties)])
      for (const [name, field] of Object.entries(fields ?? {})) {
        const kinds = fields?.[`${name}_type`]?.enum ?? [];
        if (!field['x-title']?.en.includes('%') && !kinds.includes('percent')) continue;
        expect([schema.name, name, readUnit(name, field)]).not.toContain('currency');
      }
});

it('draws no sum of quantities as money', () => {
  const summed = collectionsOf().flatMap(({ name, properties }) =>
    Object.entries(properties)
      .filter(([, field]) => /(^|_)qty(_|$)|quantity/.test(field['x-rollup']?.field ?? ''))
      .map((entry) => [name, ...entry] as const),
  );
  expect(summed.length).toBeGreaterThan(2);
  const drawn = summed.filter(([, field, schema]) => readUnit(field, schema) === 'currency');
  expect(drawn.map(([name, field]) => `${name}.${field}`)).toEqual([]);
});

it('calls no event as the button beside it that opens the form', () => {
  const machines = plugins.flatMap(({ collections }) =>
    collections.map(({ machine }) => JSON.stringify(machine?.config)),
  );
  expect(machines.filter((config) => config?.includes('{"th":"แก้ไข","en"'))).toEqual([]);
});

it('gives every collection its pages, and those with states their board, at paths of its own', () => {
  const routes = plugins.flatMap(({ manifest, collections }) => listScreenRoutes(manifest.screens ?? [], collections));
  for (const { schema, machine } of plugins.flatMap(({ collections }) => collections)) {
    const own = routes.filter(({ collection }) => collection === schema.name);
    const pages = [
      'list',
      'dashboard',
      'detail',
      'edit',
      ...(isMade(schema) ? ['new'] : []),
      ...(machine ? ['board'] : []),
    ];
    expect([schema.name, ...new Set(own.map(({ screen }) => screen))].sort()).toEqual([schema.name, ...pages].sort());
  }
  const paths = [...routes, ...plugins.flatMap(({ manifest }) => manifest.routes ?? [])].map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

/** Views are saved in their list and comments written on their record; what no rule lets anyone create, visitors or the system make. */
function isMade({ name, 'x-access': access }: CollectionSchema): boolean {
  return access?.create?.length !== 0 && !['list_view', 'record_comment'].includes(name);
}
