import { sayCondition } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import { flowStepTypes, flowTriggerTypes } from 'sala/schemas';
import { expect, it } from 'vitest';
import { describeStep, joinPieces, type SiteNames } from './describeStep.ts';
import { duplicateStep, insertSteps, moveStep, placeOf, removeStep, renameStep } from './editSteps.ts';
import type { Fields } from './fieldValues.ts';
import { listBranches } from './listBranches.ts';
import { listLines } from './listLines.ts';
import { listReferences } from './listReferences.ts';
import { listPrinted, listValues } from './listValues.ts';
import { namesWithin } from './namesWithin.ts';
import { getAt, readPath } from './places.ts';
import { writeInText } from './writeInText.ts';

const step = (uid: string, more: JsonObject = {}): JsonObject => ({ uid, code: 'stop', ...more });
const definition: JsonObject = {
  steps: [
    step('a'),
    // biome-ignore lint/suspicious/noThenProperty: the name of a property in definitions
    { uid: 'if1', code: 'branch', params: { when: 'steps.a.x > 1' }, then: [step('b'), step('c')], else: [step('d')] },
    { uid: 'case1', code: 'switch', params: { value: 'input.x' }, cases: [{ equals: 1, steps: [step('e')] }] },
  ],
};
const outline = (of: JsonObject) =>
  listLines(of)
    .flatMap((line) => (line.kind === 'step' ? [`${'-'.repeat(line.depth)}${String(line.step.uid)}`] : []))
    .join(' ');

it('lists steps with what their branches hold, each place a place to put a step', () => {
  expect(outline(definition)).toBe('a if1 -b -c -d case1 -e');
  for (const line of listLines(definition))
    if (line.kind === 'end')
      expect(outline(insertSteps(definition, line.drop, [step('new')]).definition)).toContain('new');
});

it('moves every step to every place without losing or doubling one, and never into itself', () => {
  const uids = outline(definition).replaceAll('-', '').split(' ').sort().join();
  const lines = listLines(definition);
  for (const from of lines)
    for (const to of lines) {
      if (from.kind !== 'step' || to.kind === 'addEntry') continue;
      const moved = moveStep(definition, from.path, to.drop);
      if (!moved) continue;
      expect(outline(moved.definition).replaceAll('-', '').split(' ').sort().join()).toBe(uids);
      expect(getAt(moved.definition, [...(moved.at ?? []), 'uid']), `${from.key} to ${to.key}`).toBe(from.step.uid);
    }
  expect(moveStep(definition, ['steps', 1], { list: ['steps', 1, 'then'], index: 0 })).toBeUndefined();
  expect(outline(moveStep(definition, ['steps', 0], { list: ['steps', 1, 'then'], index: 1 })?.definition ?? {})).toBe(
    'if1 -b -a -c -d case1 -e',
  );
});

it('gives copies uids of their own, in the formulas inside of them too', () => {
  const made = insertSteps(definition, { list: ['steps'], index: 3 }, [
    { uid: 'a', code: 'stop' },
    { uid: 'x', code: 'branch', params: { when: 'steps.a.y' } },
  ]);
  expect(getAt(made.definition, readPath('steps.3.uid'))).toBe('a2');
  expect(getAt(made.definition, readPath('steps.4.params.when'))).toBe('steps.a2.y');
  expect(outline(duplicateStep(definition, ['steps', 1])?.definition ?? {})).toBe(
    'a if1 -b -c -d if2 -b2 -c2 -d2 case1 -e',
  );
});

it('renames a step where formulas name it', () => {
  const renamed = renameStep(definition, ['steps', 0], 'order');
  expect(getAt(renamed, readPath('steps.1.params.when'))).toBe('steps.order.x > 1');
});

it('removes a step and selects the one that stands there then', () => {
  expect(removeStep(definition, readPath('steps.1.then.1')).at).toEqual(['steps', 1, 'then', 0]);
  const emptied = removeStep(definition, readPath('steps.1.else.0'));
  expect([emptied.at, getAt(emptied.definition, readPath('steps.1.else'))]).toEqual([['steps', 1], undefined]);
  expect(placeOf(readPath('steps.1.else.0'))).toEqual({ list: ['steps', 1, 'else'], index: 0 });
});

const taskFields: Fields = {
  title: { type: 'string', 'x-title': { th: 'ชื่องาน', en: 'Title' } },
  state: {
    type: 'string',
    'x-title': { th: 'สถานะ', en: 'State' },
    enum: ['open'],
    'x-enum-titles': { open: { th: 'เปิดอยู่', en: 'Open' } },
  },
  done: { type: 'boolean', 'x-title': { th: 'เสร็จแล้ว', en: 'Done' } },
  part_of: { type: 'string', 'x-ref': 'task', 'x-title': { th: 'งาน', en: 'Task' } },
  owner: { type: 'string', 'x-ref': 'user', 'x-title': { th: 'ผู้รับผิดชอบ', en: 'Assignee' } },
  helpers: { type: 'array', items: { type: 'string', 'x-ref': 'user' }, 'x-title': { th: 'ผู้ช่วย', en: 'Helpers' } },
};
const site: SiteNames = {
  collections: { task: { th: 'งาน', en: 'Tasks' } },
  ...{ roles: {}, flows: {} },
  documents: { quotation: { th: 'ใบเสนอราคา', en: 'Quotation' } },
  mailTemplates: { welcome: { th: 'ต้อนรับ', en: 'Welcome' } },
  starts: { task_done: { th: 'เมื่องานเสร็จ', en: 'A task is done' } },
  fields: { task: taskFields },
  printed: { quotation: 'quotation' },
  events: { task: { DONE: { th: 'เสร็จ', en: 'Finish' } } },
};
const people: Record<string, string> = { 'user/u1': 'สมหญิง', 'user/u2': 'สมชาย', 'task/t1': 'ทาสีรั้ว' };
const recordTitle = (collection: string, id: string) => people[`${collection}/${id}`];
const say = (code: string, params: JsonObject, language: 'th' | 'en' = 'en') =>
  joinPieces(
    describeStep(
      { uid: 'a', code, params },
      {
        type: flowStepTypes[code] ?? flowTriggerTypes[code],
        language,
        names: namesWithin({ steps: [] }, site, recordTitle),
      },
    ),
  );

it('says a step in the words of the reader and leaves out what is not given', () => {
  expect(say('find', { collection: 'task' })).toBe('Find Tasks');
  expect(say('find', { collection: 'task', filter: { done: true } }, 'th')).toBe('ค้นหา งาน ที่ เสร็จแล้ว เท่ากับ ใช่');
  expect(say('wait', { seconds: 172_800 })).toBe('Wait 2 days');
  expect(say('wait', { seconds: 5400 }, 'th')).toBe('รอ 90 นาที');
  expect(say('mail', { to: '=steps.a.email', subject: '{{steps.a.number}}' })).toBe(
    'Mail to steps.a.email: ‹steps.a.number›',
  );
  expect(say('transition', { collection: 'task', id: '1', event: 'DONE' })).toBe('Finish: Tasks 1');
  expect(say('document', { document: 'quotation', id: '{{input.id}}' })).toBe(
    'Make the document Quotation of ‹input.id›',
  );
  expect(say('read', {})).toBe('Read … …');
  // Names that every object has are names of nothing here.
  expect(say('notify', { roles: ['constructor'], title: 'a' })).toBe('Notify constructor: a');
  expect(say('transition', { collection: 'toString', id: '1', event: 'valueOf' })).toBe('valueOf: toString 1');
});

it('calls people, records, choices, states and fields by their names', () => {
  expect(
    say('create', { collection: 'task', data: { owner: 'u1', helpers: ['u1', 'u2'], done: false, x: '=today' } }),
  ).toBe('Create Tasks: Assignee = สมหญิง, Helpers = สมหญิง, สมชาย, Done = No, x = Today');
  expect(say('find', { collection: 'task', filter: { state: 'open', helpers: { $in: ['u2'] } } }, 'th')).toBe(
    'ค้นหา งาน ที่ สถานะ เท่ากับ เปิดอยู่ และ ผู้ช่วย มี สมชาย',
  );
  expect(say('read', { collection: 'task', id: 't1' }, 'th')).toBe('อ่าน งาน ทาสีรั้ว');
  expect(say('notify', { people: ['u2', 'u3'], title: 'a' })).toBe('Notify สมชาย, u3: a');
  expect(say('mail', { to: 'a@b.co', template: 'welcome' })).toBe('Mail to a@b.co, template Welcome');
  expect(say('record', { collection: 'task', on: 'changed', fields: ['owner', 'x'] })).toBe(
    'Tasks: Changed (Assignee, x)',
  );
  expect(say('action', { name: 'task_done' })).toBe('Started as A task is done');
  expect(say('schedule', { at: '08:00', days: ['mon', 'tue'] }, 'th')).toBe('เวลา 08:00 วัน จันทร์, อังคาร');
});

it('calls what formulas name by the titles of what it is read from, and asks for the records that it names', () => {
  const flow: JsonObject = {
    triggers: [
      { uid: 'new', code: 'record', params: { collection: 'task', on: 'created' }, if: 'record.owner == "u1"' },
    ],
    steps: [
      { uid: 'found', code: 'find', params: { collection: 'task', filter: { owner: '=input.record.owner' } } },
      { uid: 'each', code: 'loop', params: { list: 'steps.found.data' }, steps: [step('in')] },
      { uid: 'kind', code: 'switch', params: { value: 'input.record.owner' }, cases: [{ equals: 'u2', steps: [] }] },
      { uid: 'one', code: 'read', params: { collection: 'task', id: '=input.record.id' } },
      { uid: 'whole', code: 'read', params: { collection: 'task', id: '=input.record.part_of' } },
    ],
  };
  const names = namesWithin(flow, site, recordTitle);
  const { titleOf } = names;
  const sayStep = (at: number) => {
    const shown = (flow.steps as JsonObject[])[at] ?? {};
    return joinPieces(describeStep(shown, { type: flowStepTypes[String(shown.code)], language: 'th', names }));
  };
  expect(sayStep(1)).toBe('ทำซ้ำกับทุกรายการใน รายการที่พบ');
  expect(sayStep(3)).toBe('อ่าน งาน รายการที่เริ่มโฟลว์');
  // Not "read task task".
  expect(sayStep(4)).toBe('อ่าน งาน ที่ระบุใน รายการที่เริ่มโฟลว์');
  expect(titleOf('item.owner')).toEqual({ th: 'ผู้รับผิดชอบ', en: 'Assignee' });
  expect(sayCondition('record.owner == "u1" && "u2" in record.helpers', { language: 'en', titleOf })).toBe(
    'Assignee is สมหญิง and Helpers includes สมชาย',
  );
  expect(listBranches(flow, ['steps', 2], { language: 'th', titleOf })[0]?.title).toBe('เมื่อเท่ากับ สมชาย');
  expect(listReferences(flow, site, {})).toMatchObject({ user: expect.arrayContaining(['u1', 'u2']) });
});

it('offers the values of the steps before, of the loop around and of the run', () => {
  const flow: JsonObject = {
    steps: [
      { uid: 'found', code: 'find', params: { collection: 'task' } },
      { uid: 'each', code: 'loop', params: { list: 'steps.found.data' }, steps: [step('in')] },
      step('later'),
    ],
  };
  const collections = { task: { title: { type: 'string' as const } } };
  const at = (path: string) => listValues({ definition: flow, path: readPath(path), collections }).map(({ id }) => id);
  expect(at('steps.1.steps.0')).toEqual(expect.arrayContaining(['steps.found.data', 'item.title', 'index', 'today']));
  expect(at('steps.0')).not.toContain('steps.found.data');
  const odd: JsonObject = { steps: [{ uid: 'x', code: 'read', params: { collection: 'constructor' } }, step('y')] };
  expect(listValues({ definition: odd, path: readPath('steps.1'), collections }).map(({ id }) => id)).toContain(
    'steps.x',
  );
  expect(at('steps.2')).not.toContain('item.title');
});

it('puts an amount or a date into a text as people write it, and says a text without that', () => {
  expect(writeInText('input.record.total', { type: 'number' })).toBe('{{input.record.total | number: 2}}');
  expect(writeInText('input.record.quantity', { type: 'number' })).toBe('{{input.record.quantity}}');
  expect(writeInText('today', { type: 'string', format: 'date' })).toBe('{{today | date}}');
  expect(writeInText('$secret.key')).toBe('$secret.key');
  expect(say('mail', { to: 'a@b.co', subject: '{{steps.a.total | number: 2}}' })).toBe(
    'Mail to a@b.co: ‹steps.a.total›',
  );
  expect(say('find', { collection: 'task', filter: { done: true }, limit: 5000 })).toBe('Find Tasks where Done is Yes');
});

it('offers what earlier steps have printed', () => {
  const print = { uid: 'pdf', code: 'document', params: { document: 'quotation', id: '{{input.id}}' } };
  const flow: JsonObject = { steps: [step('first'), print, { uid: 'mail', code: 'mail', params: {} }] };
  expect(listPrinted({ definition: flow, path: readPath('steps.2') })).toEqual([{ uid: 'pdf', document: 'quotation' }]);
  expect(listPrinted({ definition: flow, path: readPath('steps.0') })).toEqual([]);
  const values = listValues({ definition: flow, path: readPath('steps.2'), collections: {} });
  expect(values.map(({ id }) => id)).toContain('steps.pdf.file');
});

it('keeps what starts a flow apart from its steps, and offers the record that did', () => {
  const flow: JsonObject = {
    triggers: [{ uid: 'new', code: 'record', params: { collection: 'task', on: 'created' } }],
    steps: [step('a')],
  };
  const [, trigger] = listLines(flow);
  expect(trigger).toMatchObject({ kind: 'step', path: ['triggers', 0], type: { title: { en: 'A record changes' } } });
  expect(moveStep(flow, ['triggers', 0], { list: ['steps'], index: 0 })).toBeUndefined();
  expect(moveStep(flow, ['steps', 0], { list: ['triggers'], index: 0 })).toBeUndefined();
  const buyer = { type: 'object' as const, properties: { email: { type: 'string' as const } } };
  const properties = { title: { type: 'string' as const }, buyer };
  const collections = { task: properties };
  const at = (path: string) => listValues({ definition: flow, path: readPath(path), collections }).map(({ id }) => id);
  expect(at('steps.0')).toEqual(expect.arrayContaining(['input.record.title', 'input.record.buyer.email']));
  expect(at('triggers.0')).toEqual([
    ...['record.id', 'record.title', 'record.buyer', 'record.buyer.email'],
    ...['before.id', 'before.title', 'before.buyer', 'before.buyer.email', 'today', 'now'],
  ]);
});
