import { expect, it } from 'vitest';
import type { Layout, LayoutObject, PropertySchema, WidgetDefinition } from '../../../schemas/index.ts';
import { checkPage } from './checkPage.ts';
import type { CheckFacts } from './findings.ts';

const define = (type: string, properties: Record<string, PropertySchema>, more: Partial<WidgetDefinition> = {}) => ({
  type,
  title: { th: type, en: type },
  icon: '',
  category: 'content' as const,
  version: 1,
  hydrate: 'never' as const,
  props: { type: 'object' as const, properties },
  ...more,
});
const definitions: WidgetDefinition[] = [
  define(
    'heading',
    { text: { type: 'string', 'x-bind': true, 'x-control': 'textarea' }, level: { type: 'integer', default: 2 } },
    { heading: { text: 'text', level: 'level' } },
  ),
  define('part', { title: { type: 'string' } }, { container: {}, heading: { text: 'title', level: 2 } }),
  define('card', { image: { type: 'string', 'x-control': 'image' }, alt: { type: 'string' } }, { container: {} }),
  define('picture', { url: { type: 'string', 'x-control': 'image' }, alt: { type: 'string' } }),
  define('photo', {
    url: { type: 'string', 'x-control': 'image' },
    alt: { type: 'string' },
    placeholder: { type: 'string', enum: ['none', 'landscape'], default: 'none' },
  }),
  define('button', {
    label: { type: 'object' },
    action: { type: 'string', default: 'none' },
    link: { type: 'string', 'x-control': 'link', 'x-when': { action: 'link' } },
  }),
  define('menu', { items: { type: 'array', items: { properties: { to: { type: 'string', 'x-control': 'link' } } } } }),
  define('words', { content: { type: 'string', 'x-bind': true, 'x-control': 'rich-text' } }),
  define('included', {}, { includes: () => 'block/a' }),
  define('list', { query: { type: 'object', 'x-control': 'query' } }),
  define('input', { label: { type: 'string' } }, { field: true }),
  define('secret', {}, { field: true, unseen: true }),
  define('form', {}, { container: {}, form: 'sent' }),
  define('record', {}, { container: {}, form: 'own' }),
  define('cases', {}, { container: { panelsFrom: 'cases' } }),
  define('repeat', {}, { container: {}, repeats: 'list' }),
];
const linkTo = (link: string) => ({ uid: 'a', type: 'button', action: 'link', link });
const facts: CheckFacts = {
  findDefinition: (type) => definitions.find((each) => each.type === type),
  isDeadLink: (address) => address === '/gone',
  canRead: (collection) => collection !== 'salary',
};

const check = (objects: object[], kind: Layout['kind'] = 'page', own = facts) =>
  checkPage(wrap(objects as LayoutObject[], kind), own).map(({ check: name, uid }) =>
    [name, uid].filter(Boolean).join(' '),
  );

it.each<[string, object[], string[]]>([
  ['a link to a page that is not there', [{ uid: 'a', type: 'button', action: 'link', link: '/gone' }], ['deadLink a']],
  ['a link that is not used', [{ uid: 'a', type: 'button', link: '/gone' }], []],
  ['a link in a list', [{ uid: 'a', type: 'menu', items: [{ to: '/' }, { to: '/gone' }] }], ['deadLink a']],
  [
    'a link in a text',
    [{ uid: 'a', type: 'words', content: { th: '<a href="/gone">x</a>', en: '' } }],
    ['deadLink a', 'untranslated a'],
  ],
  ['a link to no place of the page', [linkTo('#contact')], ['deadLink a']],
  ['a link to nothing', [linkTo('#')], ['deadLink a']],
  ['a link to its beginning', [linkTo('#top')], []],
  ['a link to a place of the page', [linkTo('#contact'), { ...h('b', 1), anchor: 'contact' }], []],
  ['a link to a panel', [linkTo('#faq'), { uid: 'b', type: 'menu', items: [{ to: '/', anchor: 'faq' }] }], []],
  ['a link to a place in what is included', [linkTo('#contact'), { uid: 'b', type: 'included' }], []],
  ['no picture', [{ uid: 'a', type: 'picture' }], ['missingPicture a']],
  ['no picture where none is drawn until then', [{ uid: 'a', type: 'photo' }], ['missingPicture a']],
  ['a sample in the place of a picture', [{ uid: 'a', type: 'photo', placeholder: 'landscape' }], ['samplePicture a']],
  ['a picture without words', [{ uid: 'a', type: 'picture', url: '/p.png', alt: ' ' }], ['missingAlt a']],
  ['a picture with words', [{ uid: 'a', type: 'picture', url: '/p.png', alt: 'x' }], []],
  ['levels in order', [h('a', 1), h('b', 2), h('c', 3), h('d', 2)], []],
  ['a level skipped', [h('a', 1), h('b', 3)], ['headingOrder b']],
  ['a level that a part of the page draws itself', [{ uid: 'p', type: 'part', title: 'x' }, h('b', 3)], []],
  ['a part without a heading', [{ uid: 'p', type: 'part', title: '' }, h('b', 3)], ['headingOrder b']],
  ['a card without a picture', [{ uid: 'a', type: 'card' }], []],
  ['two titles', [h('a', 1), h('b', 1)], ['doubledTitle b']],
  ['pale text on the page', [{ uid: 'a', type: 'heading', style: { textColor: '#bbb' } }], ['contrast a']],
  ['text of the theme', [{ uid: 'a', type: 'heading', style: { textColor: 'muted' } }], []],
  ['pale text on a dark ground', [coloured('#eeeeee', '#222222')], []],
  ['pale text on a pale ground', [coloured('#eeeeee', '#dddddd')], ['contrast a']],
  [
    'text on a picture',
    [{ uid: 'a', type: 'heading', style: { textColor: '#eee', background: { type: 'image' } } }],
    [],
  ],
  [
    'a price that is left blank',
    [{ uid: 'a', type: 'heading', text: { th: '฿ ___', en: '฿ 9' } }],
    ['unfilledBlank a'],
  ],
  ['a snake_case__name', [{ uid: 'a', type: 'heading', text: 'a_b__c' }], []],
  ['an example as it came', [example({ th: 'ชื่อร้าน', en: 'Name' })], ['exampleText a']],
  ['an example that is left in one language', [example({ th: 'ร้านของมานี', en: 'Name' })], ['exampleText a']],
  ['an example that was replaced', [example({ th: 'ร้านของมานี', en: 'Manee' })], []],
  ['a blank in what is no text', [{ uid: 'a', type: 'menu', items: [{ to: '/___' }] }], []],
  ['half a translation', [{ uid: 'a', type: 'button', label: { th: 'ส่ง', en: '' } }], ['untranslated a']],
  ['both languages', [{ uid: 'a', type: 'button', label: { th: 'ส่ง', en: 'Send' } }], []],
  ['data one may not read', [{ uid: 'a', type: 'list', query: { collection: 'salary' } }], ['hiddenData a']],
  ['a field in no form', [{ uid: 'a', type: 'input', name: 'mail' }], ['fieldOutsideForm a']],
  ['fields of forms', [form('a', field('b')), form('c', field('d'))], []],
  ['a form of a record', [{ ...form('a', field('b')), type: 'record' }], []],
  ['a form without fields', [form('a', h('b', 1))], ['emptyForm a']],
  ['a form in a form', [form('a', form('b', field('c')))], ['nestedForm b']],
  ['a repeated form', [{ ...form('a', form('b', field('c'))), type: 'repeat' }], ['repeatedForm b']],
  ['two fields of one name', [form('a', field('b'), field('c'))], ['doubledName c']],
  ['what is hidden', [{ uid: 'a', type: 'picture', show: false }], []],
  ['what nobody knows', [{ uid: 'a', type: 'strange', url: 7 }], ['unknownWidget a']],
])('finds in a page: %s', (_what, objects, found) => {
  expect(check(objects)).toEqual(found);
});

it('finds pictures that browsers do not load', () => {
  const own: CheckFacts = { ...facts, showsPicture: (address) => !address.startsWith('https:') };
  const picture = (uid: string, url: string) => ({ uid, type: 'picture', url, alt: 'x' });
  const objects = [picture('a', 'https://cdn.example/p.png'), picture('b', '/files/p.png')] as LayoutObject[];
  expect(checkPage(wrap(objects, 'page'), own).map(({ uid, text }) => [uid, text.en])).toEqual([
    ['a', expect.stringContaining('no pictures from cdn.example')],
  ]);
});

it('tells how a doubled name is told apart, and puts a field into a form', () => {
  const objects = [form('a', field('b'), field('c'), field('d'), { ...field('e'), name: 'mail_2' }), field('f')];
  const found = checkPage(wrap(objects as LayoutObject[], 'page'), facts);
  expect(found.map(({ uid, mends }) => [uid, mends])).toEqual([
    ['f', [expect.objectContaining({ frame: 'form' })]],
    ['c', [expect.objectContaining({ path: ['name'], value: 'mail_3' })]],
    ['d', [expect.objectContaining({ path: ['name'], value: 'mail_4' })]],
  ]);
});

it('finds a form that makes records and does not ask for what they cannot be without', () => {
  const title = { name: 'title', title: { th: 'ชื่องาน', en: 'Title' } };
  const own: CheckFacts = { ...facts, neededFields: (collection) => (collection === 'task' ? [title] : []) };
  const ask = (name: string, record: string) =>
    [{ ...form('a', { ...field('b'), name }), settings: { record } }] as LayoutObject[];
  const found = checkPage(wrap(ask('mail', 'task'), 'page'), own);
  expect(found).toMatchObject([{ check: 'lackingField', level: 'error', uid: 'a' }]);
  expect(found[0]?.text.en).toContain('asks for Title (title)');
  expect(found[0]?.mends).toBeUndefined();
  const asked = { type: 'input', name: 'title' };
  const mendable: CheckFacts = {
    ...own,
    neededFields: () => [
      { ...title, field: asked },
      { ...title, name: 'cv' },
    ],
  };
  expect(checkPage(wrap(ask('mail', 'task'), 'page'), mendable)[0]?.mends).toMatchObject([{ ask: [asked] }]);
  expect(checkPage(wrap(ask('title', 'task'), 'page'), own)).toEqual([]);
  expect(checkPage(wrap(ask('mail', 'note'), 'page'), own)).toEqual([]);
});

it.each<[string, object, string[]]>([
  ['that nobody has', { type: 'gone' }, ['unknownWidget a']],
  ['that a plugin will bring', { type: 'later' }, ['comingWidget a']],
  ['of a newer version', { type: 'words', v: 2, content: 'x' }, ['newerWidget a']],
  ['of a plugin that is off', { type: 'words', v: 1, content: 'x', name: 'off' }, ['offWidget a']],
  ['that is hidden', { type: 'gone', show: false }, []],
])('finds a widget %s, and offers to take it away', (_name, object, expected) => {
  const isOff = 'name' in object;
  const plugin = { th: 'บทเรียน', en: 'Lessons' };
  const own: CheckFacts = {
    ...facts,
    nameComing: (type) => (type === 'later' ? plugin : undefined),
    nameOff: () => (isOff ? plugin : undefined),
  };
  const found = checkPage(wrap([{ uid: 'a', ...object }] as LayoutObject[], 'page'), own);
  expect(found.map(({ check, uid }) => `${check} ${uid}`)).toEqual(expected);
  for (const { mends } of found) expect(mends).toMatchObject([{ remove: 'part' }]);
});

it('tells a blank with the whole word before it', () => {
  const th = '<p>รายการ</p> <p>ราคา (บาท)</p> <p>ชื่อบริการที่หนึ่ง</p> <p>___</p>';
  const [found] = checkPage(wrap([{ uid: 'a', type: 'words', content: th }] as LayoutObject[], 'page'), facts);
  expect(found?.text.th).toContain('ข้อความ “ชื่อบริการที่หนึ่ง');
});

it('calls a field in no form by its label, as readers see it, and one without a label by its name', () => {
  const objects = [
    { uid: 'x7f3', type: 'input', label: { th: 'อีเมล', en: 'E-mail' } },
    { uid: 'k2p9', type: 'input', name: 'mail', label: '' },
  ];
  const texts = checkPage(wrap(objects as LayoutObject[], 'page'), facts).map(({ text }) => text.en.slice(0, 20));
  expect(texts).toEqual(['The field “E-mail” i', 'The field “mail” is ']);
});

it('finds a page whose title or description is in one language, unless the page is', () => {
  const settings = { title: { th: 'โปรปลายปี', en: '' }, description: { th: 'ลด', en: 'Less' } };
  const layout = { ...wrap([], 'page'), settings };
  expect(checkPage(layout, facts)).toMatchObject([
    { check: 'untranslated', text: { th: expect.stringContaining('โปรปลายปี') } },
  ]);
  expect(checkPage({ ...layout, settings: { ...settings, onlyIn: 'th' } }, facts)).toEqual([]);
});

it('tells in one line of many texts without a language, and offers to publish in the other alone', () => {
  const objects = Array.from({ length: 6 }, (_, at) => ({
    uid: `b${at}`,
    type: 'button',
    label: { th: `ส่ง ${at}`, en: '' },
  }));
  const other = { uid: 'en', type: 'button', label: { th: '', en: 'Send' } };
  const layout = wrap([...objects, other] as LayoutObject[], 'page');
  const [together, alone] = checkPage(layout, facts);
  expect(together).toMatchObject({
    check: 'oneLanguage',
    text: { en: expect.stringMatching(/^6 texts have no English/) },
  });
  expect(together?.uid).toBeUndefined();
  expect(together?.mends).toMatchObject([{ path: ['settings', 'onlyIn'], value: 'th' }]);
  expect(together?.parts?.map(({ uid, text }) => `${uid} ${text.th}`)).toEqual(
    objects.map(({ uid, label }) => `${uid} ข้อความ “${label.th}” ยังไม่ได้แปล`),
  );
  expect(alone).toMatchObject({ check: 'untranslated', uid: 'en' });
  expect(checkPage({ ...layout, settings: { onlyIn: 'th' } }, facts).map((each) => each.check)).toEqual([
    'missingTitle',
  ]);
  // A header has no language of its own.
  expect(check(objects, 'header').filter((each) => each.startsWith('untranslated'))).toHaveLength(6);
});

it('tells in one line of examples that are left in one language, while most were replaced in the other alone', () => {
  const example = (uid: string, text: { th: string; en: string }) => ({
    ...{ uid, type: 'words', content: text },
    builder: { examples: ['พาดหัว', 'A headline'] },
  });
  const half = ['a', 'b', 'c'].map((uid) => example(uid, { th: `ร้าน ${uid}`, en: 'A headline' }));
  const both = ['d', 'e'].map((uid) => example(uid, { th: `ร้าน ${uid}`, en: `Shop ${uid}` }));
  const untouched = example('f', { th: 'พาดหัว', en: 'A headline' });
  const layout = wrap([...half, ...both, untouched] as LayoutObject[], 'page');
  const [together, alone, ...others] = checkPage(layout, facts);
  expect(others).toEqual([]);
  expect(together).toMatchObject({
    check: 'exampleLanguage',
    text: { th: expect.stringMatching(/^ข้อความภาษาอังกฤษ 3 แห่งยังเป็นของแม่แบบ/) },
    mends: [{ path: ['settings', 'onlyIn'], value: 'th' }],
  });
  expect(together?.parts?.map(({ uid, mends }) => [uid, mends])).toEqual(
    ['a', 'b', 'c'].map((uid) => [uid, [expect.objectContaining({ path: ['builder', 'examples'] })]]),
  );
  expect(alone).toMatchObject({ check: 'exampleText', uid: 'f' });
  // As many were written in both: the page is being translated.
  expect(check([...half, ...both, example('g', { th: 'ก', en: 'G' })])).toEqual(
    half.map(({ uid }) => `exampleText ${uid}`),
  );
  const mirrored = example('g', { th: 'พาดหัว', en: 'Shop' });
  expect(check([...half, mirrored])).toHaveLength(4);
  expect(check(half, 'header')).toEqual(expect.arrayContaining(['exampleText a', 'exampleText b', 'exampleText c']));
});

it('knows no places of the pages around which a header stands', () => {
  expect(check([linkTo('#contact')], 'header')).toEqual([]);
});

it('finds forms that could not be sent, and answers that would be lost', () => {
  expect(check([h('a', 1)], 'form')).toEqual(['emptyForm']);
  expect(check([{ uid: 's', type: 'secret' }], 'form')).toEqual(['emptyForm']);
  expect(check([{ uid: 's', type: 'strange' }], 'form')).toEqual(['unknownWidget s']);
  expect(check([field('a')], 'form')).toEqual([]);
  expect(check([field('a'), field('b')], 'form')).toEqual(['doubledName b']);
  expect(check([field('a'), form('b', field('c'))], 'form')).toEqual(['nestedForm b', 'doubledName c']);
});

it('refuses fields whose answers would overwrite each other, and warns of those that may never be shown together', () => {
  const show = { kind: 'one' };
  expect(check([field('a'), { ...field('b'), show }], 'form')).toEqual(['sharedName b']);
  expect(check([field('a'), { ...field('b'), show: false }], 'form')).toEqual(['sharedName b']);
  expect(check([{ ...field('a'), show }, field('b'), field('c')], 'form')).toEqual(['doubledName c', 'sharedName b']);
  const logics = [{ method: 'show', destination: { uid: 'c' } }];
  const choice = { uid: 'b', type: 'input', name: 'other', logics };
  expect(check([field('a'), choice, field('c')], 'form')).toEqual(['sharedName c']);
  const cases = { ...form('x', field('b')), type: 'cases' };
  expect(check([field('a'), cases], 'form')).toEqual(['sharedName b']);
  expect(checkPage(wrap([field('a'), field('b')] as LayoutObject[], 'form'), facts)[0]?.level).toBe('error');
});

it('finds formulas that would show nothing, by the collections of their place', () => {
  const asked: unknown[] = [];
  const broken = { th: 'ไม่มีฟิลด์', en: 'there is no field' };
  const own: CheckFacts = {
    findDefinition: (type) => [...definitions, text, repeated, figure].find((each) => each.type === type),
    checkFormula: (source, place) => {
      asked.push([source, place]);
      return source.includes('wrong') ? broken : undefined;
    },
  };
  const text = define('text', {
    text: { type: 'string', 'x-bind': true, 'x-control': 'rich-text' },
    plain: { type: 'string' },
  });
  const query = { type: 'object', 'x-control': 'query' } as const;
  const repeated = define('cards', { query }, { repeats: 'all', data: ({ query: one }) => ({ all: one as never }) });
  const figure = define('figure', { query, formula: { type: 'string', 'x-formula': true } });
  const inner = { uid: 'i', type: 'text', text: { th: '{{= item.wrong &gt; 1}}', en: '{{= item.a}}' } };
  const layout = wrap(
    [
      { uid: 'a', type: 'text', text: '{{= record.a | money}} {{record.b}}', plain: '{{= wrong}}' },
      {
        uid: 'c',
        type: 'cards',
        query: { collection: 'sale' },
        rows: [{ uid: 'x', columns: [{ uid: 'y', objects: [inner] }] }],
      },
      { uid: 'f', type: 'figure', query: { collection: 'sale' }, formula: 'wrong' },
      { uid: 'h', type: 'text', show: false, text: '{{= wrong}}' },
    ] as LayoutObject[],
    'page',
  );
  const found = checkPage({ ...layout, settings: { metaFrom: { uid: 'c', request: 'all' } } } as Layout, own);
  expect(found.map(({ check: name, uid, level }) => [name, uid, level])).toEqual([
    ['brokenFormula', 'i', 'error'],
    ['brokenFormula', 'f', 'error'],
  ]);
  expect(found[0]?.text).toEqual({
    th: 'สูตรใช้ไม่ได้: item.wrong > 1 (ไม่มีฟิลด์)',
    en: 'A formula does not work: item.wrong > 1 (there is no field)',
  });
  expect(asked).toEqual([
    ['record.a', { record: 'sale' }],
    ['item.wrong > 1', { record: 'sale', item: 'sale' }],
    ['item.a', { record: 'sale', item: 'sale' }],
    ['wrong', { figure: 'sale' }],
  ]);
});

it('says nothing about what it cannot know, and what cannot be published first', () => {
  const found = [
    { uid: 'p', type: 'picture' },
    { uid: 'a', type: 'list', query: { collection: 'salary' } },
  ];
  expect(check(found)).toEqual(['hiddenData a', 'missingPicture p']);
  expect(check(found, 'page', { findDefinition: facts.findDefinition })).toEqual(['missingPicture p']);
});

function h(uid: string, level: number) {
  return { uid, type: 'heading', text: 'x', level };
}

function field(uid: string) {
  return { uid, type: 'input', name: 'mail' };
}

function form(uid: string, ...objects: object[]) {
  return { uid, type: 'form', rows: [{ uid: `${uid}r`, columns: [{ uid: `${uid}c`, objects }] }] };
}

function example(text: object) {
  return { uid: 'a', type: 'heading', text, builder: { examples: ['ชื่อร้าน', 'Name'] } };
}

function coloured(textColor: string, color: string) {
  return { uid: 'a', type: 'heading', style: { textColor, background: { type: 'color', color } } };
}

function wrap(objects: LayoutObject[], kind: Layout['kind']): Layout {
  return { version: 1, kind, settings: { title: 'x' }, rows: [{ uid: 'r', columns: [{ uid: 'k', objects }] }] };
}

it('tells what mends a level that was skipped, a second title and a text that is hard to read', () => {
  const objects = [h('a', 1), h('b', 3), h('c', 1), { uid: 'd', type: 'heading', style: { textColor: '#bbb' } }];
  const found = checkPage(wrap(objects as LayoutObject[], 'page'), facts);
  expect(Object.fromEntries(found.map(({ check: name, uid, mends }) => [`${name} ${uid}`, mends]))).toEqual({
    'headingOrder b': [{ path: ['level'], value: 2 }],
    'doubledTitle c': [{ path: ['level'], value: 2 }],
    'contrast d': [{ path: ['style', 'textColor'] }],
  });
});

it('finds a header in which nobody can choose the language, and adds what does', () => {
  const tools = define('tools', { choices: { type: 'boolean', default: true } }, { choosesLanguage: 'choices' });
  const all = [...definitions, tools];
  const known: CheckFacts = { findDefinition: (type) => all.find((each) => each.type === type), definitions: all };
  const mends = (objects: object[], kind: Layout['kind'] = 'header', own = known) =>
    checkPage(wrap(objects as LayoutObject[], kind), own).map(({ uid, mends: [mend] = [] }) => ({ uid, mend }));
  expect(mends([h('a', 1)])).toEqual([{ uid: undefined, mend: { add: 'tools' } }]);
  expect(mends([{ uid: 't', type: 'tools', show: false }])).toEqual([{ uid: undefined, mend: { add: 'tools' } }]);
  const switched = { path: ['choices'], value: true };
  expect(mends([{ uid: 't', type: 'tools', choices: false }])).toEqual([{ uid: 't', mend: switched }]);
  expect(mends([{ uid: 't', type: 'tools' }])).toEqual([]);
  expect(mends([h('a', 1)], 'footer')).toEqual([]);
  expect(mends([h('a', 1)], 'header', { ...known, definitions })).toEqual([]);
});

it('finds what makes a page slow to open, at the part that weighs most', () => {
  const picture = (uid: string, url: string) => ({ uid, type: 'picture', url, alt: 'x' });
  const moving = define('moving', {}, { hydrate: 'load' });
  const all = [...definitions, moving, define('clock', {}, { hydrate: 'load' })];
  const own: CheckFacts = {
    findDefinition: (type) => all.find((each) => each.type === type),
    weighPicture: (address) => Number(address.slice(1)) * 1000,
    weighWidget: (type) => (type === 'moving' ? 60_000 : 30_000),
  };
  expect(check([picture('a', '/500'), picture('b', '/501')], 'page', own)).toEqual(['heavyPicture b']);
  const many = [480, 490, 470, 460, 450].map((size) => picture(`p${size}`, `/${size}`));
  expect(check(many, 'page', own)).toEqual(['heavyPage p490']);
  const style = { background: { type: 'image', image: '/700' } };
  expect(check([{ uid: 'z', type: 'heading', style }], 'page', own)).toEqual(['heavyPicture z']);
  // The same picture twice is sent once.
  expect(
    check([picture('a', '/400'), ...[1, 2, 3, 4, 5, 6].map((at) => picture(`c${at}`, '/400'))], 'page', own),
  ).toEqual([]);
  expect(
    check(
      [
        { uid: 'm', type: 'moving' },
        { uid: 'n', type: 'moving' },
        { uid: 'l', type: 'list' },
      ],
      'page',
      own,
    ),
  ).toEqual([]);
  expect(
    check(
      [
        { uid: 'k', type: 'clock' },
        { uid: 'm', type: 'moving' },
      ],
      'page',
      own,
    ),
  ).toEqual(['heavyScripts m']);
  expect(check([{ ...picture('a', '/900'), show: false }], 'page', own)).toEqual([]);
});

it('asks for the title of a popup, which names its dialog, and for no other', () => {
  const popup = (title: string): Layout => ({ ...wrap([], 'popup'), settings: { title } });
  expect(checkPage(popup(' '), facts).map(({ check: name }) => name)).toEqual(['missingPopupTitle']);
  expect(checkPage(popup('ข้อเสนอ'), facts)).toEqual([]);
  expect(check([])).toEqual([]);
});

it('asks for the title of a page, and offers its first heading unless a record fills it in', () => {
  const untitled = (objects: object[], settings: Layout['settings'] = {}, kind: Layout['kind'] = 'page') =>
    checkPage({ ...wrap(objects as LayoutObject[], kind), settings }, facts).map(
      ({ check: name, mends: [mend] = [] }) => [name, mend],
    );
  const mend = { path: ['settings', 'title'], value: { th: 'บริการ', en: 'Services' } };
  const heading = { ...h('b', 1), text: { th: 'บริการ', en: 'Services' } };
  expect(untitled([{ ...h('a', 2), text: 'before' }, heading])).toEqual([['missingTitle', mend]]);
  expect(untitled([{ ...h('a', 1), text: '{{record.name}}' }])).toEqual([['missingTitle', undefined]]);
  expect(untitled([], { title: { th: ' ', en: '' } })).toEqual([['missingTitle', undefined]]);
  expect(untitled([], { title: 0 } as never)).toEqual([['missingTitle', undefined]]);
  expect(untitled([], { metaFrom: { uid: 'a', request: 'one' } })).toEqual([]);
  expect(untitled([], {}, 'footer')).toEqual([]);
});

it('looks for blanks in the languages that the page has alone', () => {
  const text = { th: '฿ 590', en: '฿ ___ a month' };
  const find = (onlyIn?: 'th' | 'en') =>
    checkPage(
      { ...wrap([{ ...h('a', 1), text }] as LayoutObject[], 'page'), settings: { title: 'a', onlyIn } as never },
      facts,
    )
      .map(({ check: name }) => name)
      .filter((name) => name === 'unfilledBlank');
  expect([find(), find('en'), find('th')]).toEqual([['unfilledBlank'], ['unfilledBlank'], []]);
});

it('asks a part of other pages for no title, no heading above its own and no place that it leads to', () => {
  const objects = [linkTo('#prices'), h('b', 3), h('c', 5)] as LayoutObject[];
  const find = (isPart: boolean) =>
    checkPage({ ...wrap(objects, 'page'), settings: {} }, { ...facts, isPart }).map(({ check: name, uid }) =>
      `${name} ${uid ?? ''}`.trim(),
    );
  expect(find(false).toSorted()).toEqual(['deadLink a', 'headingOrder b', 'headingOrder c', 'missingTitle']);
  expect(find(true)).toEqual(['headingOrder c']);
});

it('offers to hide a part whose blank nobody can fill in yet', () => {
  const [found] = checkPage(wrap([{ ...h('a', 1), text: '<b>ค่าบริการ</b> ___ บาท' }] as LayoutObject[], 'page'), facts);
  expect(found?.text.th).toContain('“ค่าบริการ  ___ บาท”');
  // The letter under the first sign is cut off, and the sign with it.
  const [both] = checkPage(
    wrap([{ ...h('a', 1), text: { th: '___ บาท', en: '___ baht' } }] as LayoutObject[], 'page'),
    facts,
  );
  expect(both?.text.en).toContain('“___ baht”');
  const [cut] = checkPage(wrap([{ ...h('a', 1), text: 'ชื่อบริการที่หนึ่งใน ___' }] as LayoutObject[], 'page'), facts);
  expect(cut?.text.th).toMatch(/“\p{L}/u);
  expect(found?.mends).toMatchObject([{ path: ['show'], value: false, label: { en: 'Hide for now' } }]);
});

it('offers what mends a dead link, a picture without words and a text in one language', () => {
  const objects = [
    linkTo('/gone'),
    { uid: 'b', type: 'menu', items: [{ to: '/' }, { to: '/gone' }] },
    { uid: 'c', type: 'words', content: '<p>x <a class="y" href="/gone">see</a> <a href="/">z</a></p>' },
    { uid: 'd', type: 'picture', url: '/files/1/red-brick_house.jpg' },
    { uid: 'e', type: 'picture', url: '/files/1/IMG_0001.jpg', builder: { decoration: ['/files/1/old.jpg'] } },
    { uid: 'f', type: 'button', label: { th: 'ส่ง', en: '' } },
    { uid: 'g', type: 'picture', url: '{{item.cover}}' },
  ];
  const found = checkPage(wrap(objects as LayoutObject[], 'page'), facts);
  const mends = found.map(({ uid, mends: own = [] }) => [uid, ...own.map(({ label: _label, ...mend }) => mend)]);
  const choose = (path: (string | number)[]) => ({ choose: 'link', path, address: '/gone' });
  const decorates = (...value: string[]) => ({ path: ['builder', 'decoration'], value });
  expect(mends).toEqual([
    ['a', choose(['link']), { path: ['link'], value: '' }],
    ['b', choose(['items', 1, 'to']), { path: ['items', 1, 'to'], value: '' }],
    ['c', choose(['content']), { path: ['content'], value: '<p>x see <a href="/">z</a></p>' }],
    ['d', { path: ['alt'], value: 'red brick house' }, decorates('/files/1/red-brick_house.jpg')],
    ['e', decorates('/files/1/old.jpg', '/files/1/IMG_0001.jpg')],
    ['g', decorates('{{item.cover}}')],
    ['f', { path: ['label'], value: { th: 'ส่ง', en: 'ส่ง' }, look: 'en' }],
  ]);
  const decorated = { uid: 'd', type: 'picture', url: '/p.jpg', builder: { decoration: ['/p.jpg'] } };
  expect(check([decorated])).toEqual([]);
  expect(check([{ ...decorated, url: '/other.jpg' }])).toEqual(['missingAlt d']);
});

it('names a collection that the publisher may not read as people do', () => {
  const list = { uid: 'a', type: 'list', query: { collection: 'salary' } };
  const named: CheckFacts = { ...facts, nameCollection: () => ({ th: 'เงินเดือน', en: 'Salaries' }) };
  const [found] = checkPage(wrap([list] as unknown as LayoutObject[], 'page'), named);
  expect(found?.text).toEqual({
    th: expect.stringContaining('“เงินเดือน”'),
    en: expect.stringContaining('“Salaries”'),
  });
});
