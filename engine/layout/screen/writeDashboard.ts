import type { AnyStateMachine } from 'xstate';
import {
  type Column,
  fillText,
  type JsonObject,
  type LayoutObject,
  type Row,
  type Text,
} from '../../../schemas/index.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';
import { readUnit } from '../../collection/tell/readUnit.ts';
import { listStates } from '../../machine/readMachine.ts';
import { chooseDate } from './chooseDate.ts';

/**
 * The figures of a collection: how many there are and how many in each state, its amounts, how it went by month, and what it is most
 * about. `x-dashboard` names the fields; by default those that documents usually have.
 */
export function writeDashboard(collection: Collection, machine?: AnyStateMachine): Row[] {
  const figures = chooseFigures(collection);
  const lost = listLost(machine);
  return [
    row('figures', [
      { uid: 'heading', type: 'header', v: 1, text: titleDashboard(collection.title), level: 1, size: 'medium' },
      {
        uid: 'figures',
        type: 'statistics',
        v: 1,
        title: '',
        compare: 'previous',
        measures: writeMeasures(collection, { figures, lost, machine }),
      },
    ]),
    ...pair(writeCharts(collection, { figures, lost, machine })).map(
      (some, at): Row => ({ uid: `charts-${at}-row`, width: 'wide', columns: some.map(besideAnother) }),
    ),
  ];
}

interface Chosen {
  figures: Figures;
  lost: Lost;
  machine: AnyStateMachine | undefined;
}

function writeMeasures({ name }: Collection, { figures, lost, machine }: Chosen): JsonObject[] {
  const counted = [{ title: allTitle, where: '' }, ...listOpen(machine)];
  const added = figures.sums.map((field) => ({
    title: without(field.title, lost.titles),
    where: lost.where,
    aggregate: 'sum',
    field: field.name,
  }));
  const common = {
    icon: '',
    link: '',
    aggregate: 'count',
    field: '',
    dateField: figures.date,
    query: { collection: name, find: {} },
  };
  return [...counted, ...added].map((measure) => ({ ...common, ...measure }));
}

function writeCharts({ name }: Collection, { figures, lost, machine }: Chosen): LayoutObject[] {
  const [amount] = figures.sums;
  const measured = amount
    ? { aggregate: 'sum', field: amount.name, where: lost.where }
    : { aggregate: 'count', field: '', where: '' };
  const by = (groups: Text) => (amount ? without(join(amount.title, groups), lost.titles) : join(allTitle, groups));
  const common = { type: 'chart', v: 1, kind: 'bar', query: { collection: name, find: {} }, period: 'none' };
  const states = { uid: 'states', title: byState, aggregate: 'count', groupBy: 'state', limit: mostStates };
  return [
    ...(machine ? [{ ...common, ...states }] : []),
    { ...common, uid: 'months', title: by(byMonth), ...measured, groupBy: figures.date, period: 'month', limit: 12 },
    ...figures.by.map((field) => ({
      ...common,
      uid: `by-${field.name}`,
      title: by(byField(field.title)),
      ...measured,
      groupBy: field.name,
      limit: mostGroups,
    })),
  ];
}

/** What the page is called, in menus too. */
export function titleDashboard(title: Text): Text {
  return { th: fillText('ภาพรวม{title}', { title: title.th }), en: `${title.en}: overview` };
}

const mostStates = 20;
const mostGroups = 8;
const mostSums = 2;
const mostBy = 2;

/** States whose records count for no amount. */
interface Lost {
  where: string;
  titles: Text[];
}

interface Figures {
  date: string;
  sums: CollectionField[];
  by: CollectionField[];
}

/** Amounts that mean something when they are added up: no prices, no limits, no parts of the total. */
const summed = /^(?!.*(discount|tax|vat|withh|shipping|deposit|limit)).*(^|_)(total|amount|balance|paid|budget)(_|$)/;

function chooseFigures(collection: Collection): Figures {
  const { schema, fields } = collection;
  const hints = schema['x-dashboard'] ?? {};
  const open = [...fields.values()].filter(({ secret }) => !secret);
  const named = (names: readonly string[]) => names.flatMap((name) => open.find((field) => field.name === name) ?? []);
  const sums = open.filter(({ name, schema: field }) => summed.test(name) && readUnit(name, field) === 'currency');
  const refers = open.filter(({ type, schema: field }) => type === 'string' && field['x-ref']);
  const needed = refers.filter(({ required }) => required);
  const further = refers.filter(({ required }) => !required);
  const chosen = open.filter(({ type, schema: field }) => type === 'string' && field.enum);
  return {
    date: chooseDate(collection) ?? 'created_at',
    sums: hints.sums ? named(hints.sums) : sums.toSorted(mostTotal).slice(0, mostSums),
    by: hints.by ? named(hints.by) : [...needed, ...chosen, ...further].slice(0, mostBy),
  };
}

function mostTotal(one: CollectionField, other: CollectionField): number {
  return Number(other.name.includes('total')) - Number(one.name.includes('total'));
}

/** Records that still need work, where records end somewhere; of what is in use from its beginning, such as customers, those that are. */
function listOpen(machine: AnyStateMachine | undefined): { title: Text; where: string }[] {
  const states = machine ? listStates(machine) : [];
  const begin = states.find(({ name }) => name === machine?.config.initial);
  if (begin?.meta.tone === 'success') return [{ title: begin.meta.title, where: `state.in.${begin.name}` }];
  const ends = states.filter(({ final }) => final);
  if (ends.length === 0) return [];
  return [{ title: openTitle, where: writeWhere(ends.map(({ name }) => name)) }];
}

/** The ends that failed: what was cancelled or refused belongs to no sum. */
function listLost(machine: AnyStateMachine | undefined): Lost {
  const lost = machine ? listStates(machine).filter(({ final, meta }) => final && meta.tone === 'danger') : [];
  return { where: writeWhere(lost.map(({ name }) => name)), titles: lost.map(({ meta }) => meta.title) };
}

/** As lists write it into their address. */
function writeWhere(states: readonly string[]): string {
  return states.length > 0 ? `state.nin.${states.join('~')}` : '';
}

function without(title: Text, states: readonly Text[]): Text {
  if (states.length === 0) return title;
  const listed = (language: 'th' | 'en') => states.map((state) => state[language]).join(', ');
  const left = fillText('ไม่รวม{states}', { states: listed('th') });
  return { th: `${title.th} (${left})`, en: `${title.en} (without ${listed('en')})` };
}

function join(one: Text, other: Text): Text {
  return { th: `${one.th}${other.th}`, en: `${one.en} ${other.en}` };
}

function byField(title: Text): Text {
  return { th: fillText('ตาม{title}', { title: title.th }), en: `by ${title.en.toLowerCase()}` };
}

const allTitle: Text = { th: 'ทั้งหมด', en: 'All' };
const openTitle: Text = { th: 'ที่ยังดำเนินอยู่', en: 'In progress' };
const byState: Text = { th: 'จำนวนตามสถานะ', en: 'By status' };
const byMonth: Text = { th: 'รายเดือน', en: 'by month' };

function pair<T>(all: readonly T[]): T[][] {
  return all.flatMap((one, at) => (at % 2 === 0 ? [[one, ...all.slice(at + 1, at + 2)]] : []));
}

function row(uid: string, objects: LayoutObject[]): Row {
  return { uid: `${uid}-row`, width: 'wide', columns: [{ uid: `${uid}-column`, objects }] };
}

function besideAnother(object: LayoutObject): Column {
  return { uid: `${object.uid}-column`, size: 6, objects: [object] };
}
