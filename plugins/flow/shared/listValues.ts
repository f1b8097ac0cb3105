import {
  type CollectionSchema,
  type FieldSchema,
  flowStepTypes,
  isJsonObject,
  type Json,
  type JsonObject,
  type Text,
} from 'sala/schemas';
import type { TitleOf } from './comparisons.ts';
import { listLines } from './listLines.ts';
import { getAt, isTrigger, isWithin, type Path } from './places.ts';

/** What a formula of a step may read: its name there, and what people call it. */
export interface FlowValue {
  id: string;
  title: Text;
  group: Text;
  /** What it can be, where that is one of a few. */
  choices?: Readonly<Record<string, Text | string>>;
  /** The collection whose records it refers to; people are one. */
  reference?: string;
}

interface NamedCollection extends Pick<CollectionSchema, 'title' | 'properties'> {
  states?: Readonly<Record<string, Text>>;
}
export type CollectionsByName = Readonly<Record<string, NamedCollection>>;

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

function fact(id: string, th: string, en: string): FlowValue {
  return { id, title: { th, en }, group: runGroup };
}

const facts = [
  fact('input', 'ข้อมูลที่ส่งมา', 'Input'),
  { ...fact('person.id', 'รหัสผู้สั่งรัน', 'Id of the person'), reference: 'user' },
  fact('person.role', 'บทบาทผู้สั่งรัน', 'Role of the person'),
  fact('site.name', 'ชื่อเว็บไซต์', 'Name of the site'),
  fact('today', 'วันนี้', 'Today'),
  fact('now', 'เวลานี้', 'Now'),
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
  return listFields('input.record', { collection: getAt(trigger, ['params', 'collection']), group, collections });
}

/** What the condition of a trigger may read. */
function listTriggerFacts(trigger: Json | undefined, collections: CollectionsByName): FlowValue[] {
  const moments = facts.filter(({ id }) => id === 'today' || id === 'now');
  if (getAt(trigger, ['code']) === 'form') return [answers, ...moments];
  const collection = getAt(trigger, ['params', 'collection']);
  const after: Text = { th: 'รายการ', en: 'The record' };
  const before: Text = { th: 'รายการก่อนเปลี่ยน', en: 'The record before' };
  return [
    ...listFields('record', { collection, group: after, collections }),
    ...listFields('before', { collection, group: before, collections }),
    ...moments,
  ];
}

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
      { id: `${own}.total`, title: { th: 'จำนวนที่พบ', en: 'Number found' }, group },
    ];
  if (flowStepTypes[String(step.code)]?.params.endWhenDeclined)
    return [{ id: `${own}.accepted`, title: { th: 'ตอบตกลงหรือสำเร็จ', en: 'Accepted' }, group }];
  if (step.code === 'document')
    return [
      { id: `${own}.file`, title: { th: 'ไฟล์ PDF (แนบในอีเมลได้)', en: 'The PDF, for e-mails' }, group },
      { id: `${own}.name`, title: { th: 'ชื่อไฟล์', en: 'Name of the file' }, group },
    ];
  if (step.code === 'await') return [{ id: `${own}.happened`, title: { th: 'เกิดขึ้นแล้ว', en: 'It happened' }, group }];
  const fields = listFields(own, { collection: params.collection, group, collections });
  return fields.length > 0 ? fields : [{ id: own, title: { th: 'ผลลัพธ์', en: 'Result' }, group }];
}

interface Fields {
  collection: Json | undefined;
  group: Text;
  collections: CollectionsByName;
}

function listFields(prefix: string, { collection, group, collections }: Fields): FlowValue[] {
  const schema = typeof collection === 'string' && Object.hasOwn(collections, collection) && collections[collection];
  if (!schema) return [];
  return [
    { id: `${prefix}.id`, title: { th: 'รหัส', en: 'Id' }, group },
    ...listState(prefix, schema.states, group),
    ...Object.entries(schema.properties).flatMap(([name, field]) => {
      const choices = listChoices(field);
      const own = {
        id: `${prefix}.${name}`,
        title: field['x-title'] ?? same(name),
        group,
        ...(choices && { choices }),
        ...(field['x-ref'] && { reference: field['x-ref'] }),
      };
      return [own, ...listParts(own, field)];
    }),
  ];
}

function listState(prefix: string, states: NamedCollection['states'] = {}, group: Text): FlowValue[] {
  if (Object.keys(states).length === 0) return [];
  return [{ id: `${prefix}.state`, title: { th: 'สถานะ', en: 'State' }, group, choices: states }];
}

/** What a field of these can be, where that is one of a few. */
export function choicesOf(fields: Readonly<Record<string, FieldSchema>> | undefined, name: string) {
  return fields && Object.hasOwn(fields, name) ? listChoices(fields[name] ?? {}) : undefined;
}

/** The collection whose records a field of these refers to. */
export function referenceOf(fields: Readonly<Record<string, FieldSchema>> | undefined, name: string) {
  return fields && Object.hasOwn(fields, name) ? fields[name]?.['x-ref'] : undefined;
}

function listChoices({ enum: values, 'x-enum-titles': titles = {} }: FieldSchema): FlowValue['choices'] {
  if (!values?.every((value) => typeof value === 'string')) return undefined;
  return Object.fromEntries(values.map((value) => [value, titles[value] ?? value]));
}

/** What people call a field of a record that a formula names, or one of the few things that it can be. */
export function titleOfName(
  definition: JsonObject,
  collections: CollectionsByName,
  [name, choice]: Parameters<TitleOf>,
): ReturnType<TitleOf> {
  const [, prefix = '', uid, field = ''] =
    /^(record|before|input\.record|steps\.(\w+))\.(\w+(?:\.\w+)?)$/.exec(name) ?? [];
  if (field === '') return undefined;
  const step = listStepLines(definition).find(({ path, step: one }) =>
    uid === undefined ? isTrigger(path) && one.code === 'record' : !isTrigger(path) && one.uid === uid,
  )?.step;
  const collection = step && getAt(step, ['params', 'collection']);
  const group = same('');
  const found = listFields(prefix, { collection, group, collections }).find(({ id }) => id === name);
  return choice === undefined ? found?.title : found?.choices?.[choice];
}

/** What stands in a field that is a group of fields, such as the address of a customer as it was printed. */
function listParts({ id, title, group }: FlowValue, { properties = {} }: FieldSchema): FlowValue[] {
  return Object.entries(properties).map(([name, { 'x-title': own = same(name) }]) => ({
    id: `${id}.${name}`,
    title: { th: `${title.th}: ${own.th}`, en: `${title.en}: ${own.en}` },
    group,
  }));
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
    ...listFields('item', { collection, group, collections }),
    { id: 'index', title: { th: 'ลำดับ (เริ่มจาก 0)', en: 'Position (from 0)' }, group },
  ];
}

function same(text: string): Text {
  return { th: text, en: text };
}
