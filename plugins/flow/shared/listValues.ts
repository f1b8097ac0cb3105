import type { TitleOf } from 'sala/engine';
import { type FieldSchema, flowStepTypes, isJsonObject, type Json, type JsonObject, type Text } from 'sala/schemas';
import { type Fields, type RecordTitle, titleOfValue } from './fieldValues.ts';
import { listLines } from './listLines.ts';
import { getAt, isTrigger, isWithin, type Path } from './places.ts';

/** What a formula of a step may read: its name there, and what people call it. */
export interface FlowValue {
  id: string;
  title: Text;
  group: Text;
  /** What it holds. */
  schema?: FieldSchema;
}

/** The fields of collections, their states among them. */
export type CollectionsByName = Readonly<Record<string, Fields>>;

interface Source {
  definition: JsonObject;
  /** The step whose formula it is. */
  path: Path;
  collections: CollectionsByName;
}

/** Values for the formulas of a step: of the steps before it, of the loop that it stands in, of the run. */
export function listValues({ definition, path, collections }: Source): FlowValue[] {
  if (isTrigger(path)) return listTriggerFacts(getAt(definition, path), collections);
  const steps = listStepLines(definition);
  const before = listBefore(definition, path);
  const around = before.filter((line) => isWithin(path, line.path));
  return [
    ...before.flatMap(({ step }) => listOutput(step, collections)),
    ...around.filter(({ step }) => step.code === 'loop').flatMap(({ step }) => listItem(definition, step, collections)),
    ...(path.includes('onError') ? [fact('error', 'ข้อความผิดพลาด', 'Error text')] : []),
    ...steps.flatMap(({ path: at, step }) => (isTrigger(at) ? listStarted(step, collections) : [])),
    ...facts,
  ];
}

/** The documents that steps before this one print. */
export function listPrinted({ definition, path }: Omit<Source, 'collections'>): { uid: string; document: string }[] {
  return listBefore(definition, path).flatMap(({ step }) =>
    step.code === 'document'
      ? [{ uid: String(step.uid), document: String(getAt(step, ['params', 'document']) ?? '') }]
      : [],
  );
}

function listStepLines(definition: JsonObject) {
  return listLines(definition).flatMap((line) => (line.kind === 'step' ? [line] : []));
}

function listBefore(definition: JsonObject, path: Path) {
  const steps = listStepLines(definition);
  const own = steps.findIndex((line) => line.key === path.join('.'));
  return steps.slice(0, Math.max(0, own)).filter((line) => !isTrigger(line.path));
}

const runGroup: Text = { th: 'การรัน', en: 'Run' };
const varsGroup: Text = { th: 'ค่าที่กำหนด', en: 'Set values' };

function fact(id: string, th: string, en: string, schema?: FieldSchema): FlowValue {
  return { id, title: { th, en }, group: runGroup, ...(schema && { schema }) };
}

const facts = [
  fact('input', 'ข้อมูลที่ส่งมา', 'Input'),
  fact('person.id', 'ผู้สั่งรัน', 'The person', { type: 'string', 'x-ref': 'user' }),
  fact('person.role', 'บทบาทผู้สั่งรัน', 'Role of the person'),
  fact('site.name', 'ชื่อเว็บไซต์', 'Name of the site'),
  fact('today', 'วันนี้', 'Today', { type: 'string', format: 'date' }),
  fact('now', 'เวลานี้', 'Now', { type: 'string', format: 'date-time' }),
];

const formGroup: Text = { th: 'แบบฟอร์มที่ส่ง', en: 'The form that was sent' };
const answers: FlowValue = {
  id: 'answers',
  title: { th: 'คำตอบ (ต่อด้วยชื่อช่อง)', en: 'Answers (a name of a field follows)' },
  group: formGroup,
};
const sentForm: FlowValue[] = [
  { ...answers, id: 'input.answers' },
  { id: 'input.title', title: { th: 'ชื่อแบบฟอร์ม', en: 'Title of the form' }, group: formGroup },
  { id: 'input.submission', title: { th: 'รหัสรายการที่ส่ง', en: 'Id of what was sent' }, group: formGroup },
  {
    id: 'input.sender.name',
    title: { th: 'ชื่อผู้ส่งที่เข้าสู่ระบบ', en: 'Name of a sender who is signed in' },
    group: formGroup,
  },
  {
    id: 'input.sender.email',
    title: { th: 'อีเมลผู้ส่งที่เข้าสู่ระบบ', en: 'E-mail of a sender who is signed in' },
    group: formGroup,
  },
];

/** What the run gets of the record or the form that started it. */
function listStarted(trigger: JsonObject, collections: CollectionsByName): FlowValue[] {
  if (trigger.code === 'form') return sentForm;
  const group: Text = { th: 'รายการที่เริ่มโฟลว์', en: 'The record that started it' };
  const collection = getAt(trigger, ['params', 'collection']);
  return listFields('input.record', { collection, group, collections, itself: group });
}

/** What the condition of a trigger may read. */
function listTriggerFacts(trigger: Json | undefined, collections: CollectionsByName): FlowValue[] {
  const moments = facts.filter(({ id }) => id === 'today' || id === 'now');
  if (getAt(trigger, ['code']) === 'form') return [answers, ...moments];
  const collection = getAt(trigger, ['params', 'collection']);
  const after: Text = { th: 'รายการ', en: 'The record' };
  const before: Text = { th: 'รายการก่อนเปลี่ยน', en: 'The record before' };
  return [
    ...listFields('record', { collection, group: after, collections, itself: after }),
    ...listFields('before', { collection, group: before, collections }),
    ...moments,
  ];
}

const yesOrNo: FieldSchema = { type: 'boolean' };

function listOutput(step: JsonObject, collections: CollectionsByName): FlowValue[] {
  const uid = String(step.uid);
  const params = isJsonObject(step.params) ? step.params : {};
  const group = same(uid);
  const own = `steps.${uid}`;
  if (step.code === 'set' && isJsonObject(params.values))
    return Object.keys(params.values).map((name) => ({ id: `vars.${name}`, title: same(name), group: varsGroup }));
  if (step.code === 'find')
    return [
      { id: `${own}.data`, title: { th: 'รายการที่พบ', en: 'Records found' }, group },
      { id: `${own}.total`, title: { th: 'จำนวนที่พบ', en: 'Number found' }, group, schema: { type: 'integer' } },
    ];
  if (flowStepTypes[String(step.code)]?.params.endWhenDeclined)
    return [{ id: `${own}.accepted`, title: { th: 'ตอบตกลงหรือสำเร็จ', en: 'Accepted' }, group, schema: yesOrNo }];
  if (step.code === 'document')
    return [
      { id: `${own}.file`, title: { th: 'ไฟล์ PDF (แนบในอีเมลได้)', en: 'The PDF, for e-mails' }, group },
      { id: `${own}.name`, title: { th: 'ชื่อไฟล์', en: 'Name of the file' }, group },
    ];
  if (step.code === 'await')
    return [{ id: `${own}.happened`, title: { th: 'เกิดขึ้นแล้ว', en: 'It happened' }, group, schema: yesOrNo }];
  const fields = listFields(own, { collection: params.collection, group, collections });
  return fields.length > 0 ? fields : [{ id: own, title: { th: 'ผลลัพธ์', en: 'Result' }, group }];
}

const idTitle: Text = { th: 'รหัส', en: 'Id' };

interface Listed {
  collection: Json | undefined;
  group: Text;
  /** What its id is called: it stands for the record. */
  itself?: Text;
  collections: CollectionsByName;
}

function listFields(prefix: string, { collection, group, collections, itself = idTitle }: Listed): FlowValue[] {
  const fields = typeof collection === 'string' && Object.hasOwn(collections, collection) && collections[collection];
  if (!fields) return [];
  return [
    {
      id: `${prefix}.id`,
      title: itself,
      group,
      schema: { type: 'string', 'x-ref': String(collection) },
    },
    ...Object.entries(fields).flatMap(([name, schema]) => {
      const own = { id: `${prefix}.${name}`, title: schema['x-title'] ?? same(name), group, schema };
      return [own, ...listParts(own, schema)];
    }),
  ];
}

/** What people call a value that a formula names, or with a value of it what they call that. */
export function titleOfName(
  { definition, collections, recordTitle }: Omit<Source, 'path'> & { recordTitle?: RecordTitle },
  [name, value]: Parameters<TitleOf>,
): ReturnType<TitleOf> {
  const found = findNamed(name, { definition, collections });
  if (value !== undefined) return titleOfValue(found?.schema, value, recordTitle);
  return found && name.startsWith('before.') ? sayBefore(found.title) : found?.title;
}

/** What people call that which a value belongs to that a formula names. */
export function ownerOfName(name: string, source: Omit<Source, 'path'>): Text | undefined {
  return findNamed(name, source)?.group;
}

function findNamed(name: string, source: Omit<Source, 'path'>): FlowValue | undefined {
  // The id of the record that started the run stands beside its fields, and among them.
  const asked = name === 'input.id' ? 'input.record.id' : name;
  return listNamed(asked, source).find(({ id }) => id === asked);
}

/** A condition compares what a record was with what it is. */
function sayBefore({ th, en }: Text): Text {
  return { th: `${th} (ก่อนเปลี่ยน)`, en: `${en} (before)` };
}

/** Whatever begins like a name, wherever in the definition it is read. */
function listNamed(name: string, { definition, collections }: Omit<Source, 'path'>): FlowValue[] {
  const [first = '', uid] = name.split('.');
  const lines = listStepLines(definition);
  const steps = lines.flatMap(({ path, step }) => (isTrigger(path) ? [] : [step]));
  const triggers = lines.flatMap(({ path, step }) => (isTrigger(path) ? [step] : []));
  switch (first) {
    case 'steps':
      return steps.filter((step) => step.uid === uid).flatMap((step) => listOutput(step, collections));
    case 'item':
    case 'index':
      return steps.filter(({ code }) => code === 'loop').flatMap((loop) => listItem(definition, loop, collections));
    case 'record':
    case 'before':
    case 'answers':
      return triggers.flatMap((trigger) => listTriggerFacts(trigger, collections));
    default:
      return [...triggers.flatMap((trigger) => listStarted(trigger, collections)), ...facts];
  }
}

/** What stands in a field that is a group of fields, such as the address of a customer as it was printed. */
function listParts({ id, title, group }: FlowValue, { properties = {} }: FieldSchema): FlowValue[] {
  return Object.entries(properties).map(([name, schema]) => {
    const { th, en } = schema['x-title'] ?? same(name);
    return { id: `${id}.${name}`, title: { th: `${title.th}: ${th}`, en: `${title.en}: ${en}` }, group, schema };
  });
}

/** The item of a loop, with the fields of the records that it goes through. */
function listItem(definition: JsonObject, loop: JsonObject, collections: CollectionsByName): FlowValue[] {
  const group: Text = { th: 'รายการที่กำลังทำซ้ำ', en: 'Item of the loop' };
  const list = isJsonObject(loop.params) ? String(loop.params.list ?? '') : '';
  const [, uid] = /^steps\.(\w+)\.data$/.exec(list.trim()) ?? [];
  const found = listLines(definition).find((line) => line.kind === 'step' && line.step.uid === uid);
  const collection = found?.kind === 'step' ? getAt(found.step, ['params', 'collection']) : undefined;
  return [
    { id: 'item', title: { th: 'รายการ', en: 'Item' }, group },
    ...listFields('item', { collection, group, collections, itself: group }),
    { id: 'index', title: { th: 'ลำดับ (เริ่มจาก 0)', en: 'Position (from 0)' }, group },
  ];
}

function same(text: string): Text {
  return { th: text, en: text };
}
