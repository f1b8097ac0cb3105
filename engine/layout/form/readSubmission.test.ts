import { describe, expect, it } from 'vitest';
import type { JsonObject, LayoutObject, Row, WidgetDefinition } from '../../../schemas/index.ts';
import { buildLayout, buildSession, buildSite } from '../../../tests/factories/buildPage.ts';
import { readPageFacts } from '../reading/pageFacts.ts';
import { readSubmission } from './readSubmission.ts';

const facts = readPageFacts({ session: buildSession(), site: buildSite(), params: {} });
const field: WidgetDefinition = {
  type: 'field',
  title: { th: '', en: '' },
  icon: '',
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  props: { type: 'object', properties: {} },
  check: (value, object) => (object.required && !value ? { th: 'ขาด', en: 'missing' } : undefined),
  settle: (value, object, user) => (object.own ? user?.id : value),
};
const unseen: WidgetDefinition = { ...field, type: 'unseen', unseen: true, settle: (_, { fixed }) => fixed as string };
const findDefinition = (type: string) => [field, unseen].find((one) => one.type === type);
const object = (name: string, more: Partial<LayoutObject> = {}): LayoutObject => ({
  uid: name,
  type: 'field',
  ...more,
});

function read(objects: LayoutObject[], values: Record<string, string>, user = buildSession().user) {
  return readSubmission({ layout: buildLayout({ kind: 'form' }, objects), values, user, facts, findDefinition });
}

it('takes the fields of the layout and no others, empty ones as N/A', () => {
  const { data, problems } = read([object('a'), object('b'), { uid: 'p', type: 'paragraph' }], {
    a: 'x',
    b: ' ',
    z: '1',
  });
  expect(data).toEqual({ a: 'x', b: 'N/A' });
  expect(problems).toEqual([]);
});

it('takes no form in which nothing was filled in, but one that asks nothing', () => {
  const hidden = { uid: 'h', type: 'unseen', name: 'h', fixed: 'x' };
  expect(read([object('a'), object('b'), hidden], { b: ' ' }).problems).toMatchObject([
    { path: '', text: { en: 'Nothing is filled in yet: please fill in at least one field.' } },
  ]);
  expect(read([object('a'), hidden], { a: '0' }).problems).toEqual([]);
  expect(read([hidden], {})).toMatchObject({ data: { h: 'x' }, problems: [] });
});

it('stores nothing of an unseen field without a value', () => {
  expect(read([object('a'), { uid: 'h', type: 'unseen', name: 'h' }], { a: 'x' }).data).toEqual({ a: 'x' });
});

it('names every field at fault with its object', () => {
  const { problems } = read([object('a', { required: true, name: 'first' })], {});
  expect(problems).toEqual([
    { path: 'first', uid: 'a', code: 'field_invalid', message: 'missing', text: { th: 'ขาด', en: 'missing' } },
  ]);
});

it('believes the account, not the sender', () => {
  const user = { id: 'u1', name: '', email: '', role: 'member' };
  expect(read([object('who', { own: true })], { who: 'admin' }, user).data).toEqual({ who: 'u1' });
  expect(read([object('who', { own: true })], { who: 'admin' }).data).toEqual({ who: 'N/A' });
});

it('neither asks for nor believes a field that another one hides', () => {
  const logics = [{ method: 'show' as const, destination: { uid: 'why' }, when: 'yes' }];
  const form = [object('sick', { logics }), object('why', { required: true })];
  expect(read(form, { sick: 'no', why: 'x' })).toMatchObject({ data: { sick: 'no' }, problems: [] });
  expect(read(form, { sick: 'yes' }).problems).toHaveLength(1);
});

it('hides what stands inside a hidden part', () => {
  const inner = { uid: 'r', columns: [{ uid: 'c', objects: [object('why', { required: true })] }] };
  const card = { uid: 'card', type: 'card', show: { kind: 'long' }, rows: [inner] };
  expect(read([object('kind'), card], { kind: 'short' }).problems).toEqual([]);
  expect(read([object('kind'), card], { kind: 'long' }).problems).toHaveLength(1);
});

it('keeps the fields of a named group together', () => {
  const layout = buildLayout({}, [object('city')]);
  layout.rows = layout.rows.map((row) => ({ ...row, dataMode: 'set', dataSetName: 'home' }));
  const { data } = readSubmission({ layout, values: { 'home.city': 'ตรัง' }, user: null, facts, findDefinition });
  expect(data).toEqual({ home: { city: 'ตรัง' } });
});

describe('a row that is repeated', () => {
  const layout = (more: Partial<Row> = {}, objects = [object('name', { required: true })]) => {
    const whole = buildLayout({ kind: 'form' }, objects);
    return {
      ...whole,
      rows: whole.rows.map((row) => ({ ...row, dataMode: 'copy' as const, dataSetName: 'people', ...more })),
    };
  };
  const send = (values: JsonObject, form = layout()) =>
    readSubmission({ layout: form, values, user: null, facts, findDefinition });

  it('is stored as a list, in the order of its copies', () => {
    const values = { people: ['7', '2'], 'people.2.name': 'ข', 'people.7.name': 'ก', 'people.9.name': 'removed' };
    expect(send(values)).toMatchObject({ data: { people: [{ name: 'ก' }, { name: 'ข' }] }, problems: [] });
  });

  it('names the copy at fault', () => {
    const { problems } = send({ people: ['1', 'b'], 'people.1.name': 'ก' });
    expect(problems).toMatchObject([{ path: 'people.b.name', uid: 'name' }]);
  });

  it('has its least number of copies before anybody adds one', () => {
    expect(send({}).problems).toMatchObject([{ path: 'people.1.name' }]);
    expect(send({}, layout({ minCopies: 0 }))).toMatchObject({ data: { people: [] }, problems: [] });
  });

  it.each([[[]], [['1', '2', '3']], ['1'], [[{ $ne: 1 }]], [['a.b']]])(
    'refuses the copies %j outside its bounds',
    (people) => {
      const values = { people, 'people.1.name': 'x', 'people.2.name': 'x', 'people.3.name': 'x' };
      expect(send(values as JsonObject, layout({ maxCopies: 2 })).problems).toMatchObject([{ path: 'people' }]);
    },
  );

  it('shows and hides inside one copy only', () => {
    const logics = [{ method: 'show' as const, destination: { uid: 'why' }, when: 'yes' }];
    const form = layout({}, [object('sick', { logics }), object('why', { required: true })]);
    const { problems } = send({ people: ['1', '2'], 'people.1.sick': 'no', 'people.2.sick': 'yes' }, form);
    expect(problems).toMatchObject([{ path: 'people.2.why' }]);
  });

  it('means by a field of a condition the one of the same copy', () => {
    const form = layout({}, [object('kind'), object('why', { required: true, show: { kind: 'long' } })]);
    const { problems } = send({ people: ['1', '2'], 'people.1.kind': 'long', 'people.2.kind': 'short' }, form);
    expect(problems).toMatchObject([{ path: 'people.1.why' }]);
  });
});
