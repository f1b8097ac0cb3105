import {
  type Column,
  type DataRequest,
  isJsonObject,
  type Layout,
  type LayoutObject,
  type LayoutSettings,
  type Row,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { keysOf } from '../../content/keysOf.ts';
import { nearestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import { findFormulaFaults } from '../../layout/findings/findFormulaFaults.ts';
import type { CheckFacts } from '../../layout/findings/findings.ts';
import { checkTextFormula } from '../../layout/formula/checkTextFormula.ts';
import { listLayoutFaults } from '../../layout/listLayoutFaults.ts';
import { migrateObject } from '../../layout/migrateLayout.ts';
import { listObjects, walkLayout } from '../../layout/walkLayout.ts';
import { writeWidgetType } from '../../layout/writeWidgetType.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, checkText, faultIn, inFile, type PluginFault } from '../names/pluginFault.ts';
import { checkPropertyValue } from '../values/checkPropertyValue.ts';
import { checkQueries } from '../values/checkQueries.ts';
import { checkShows } from '../values/checkShows.ts';
import { checkShownFields } from '../values/checkTexts.ts';

const rowWidths = ['normal', 'narrow', 'wide', 'full'] satisfies Row['width'][];

const layoutKeys = keysOf<Layout>({ version: 1, kind: 1, settings: 1, tabs: 1, rows: 1 });
const rowKeys = keysOf<Row>({
  ...{
    uid: 1,
    columns: 1,
    col: 1,
    dataMode: 1,
    dataSetName: 1,
    minCopies: 1,
    maxCopies: 1,
    copyTitle: 1,
    bsz: 1,
    sz: 1,
  },
  ...{ width: 1, gapSize: 1, alignment: 1, style: 1, show: 1, builder: 1, frame: 1, tab: 1 },
});
const columnKeys = keysOf<Column>({ uid: 1, size: 1, objects: 1, style: 1, builder: 1 });
const metaKeys = keysOf<NonNullable<Layout['settings']['metaFrom']>>({ uid: 1, request: 1, collection: 1 });

/** Of all forms that a data request has. */
const requestKeys = [
  'collection',
  'find',
  'sort',
  'limit',
  'page',
  'fields',
  'expand',
  'titles',
  'aggregate',
  'id',
].concat(['source', 'params', 'reads']);
const settingKeys = keysOf<LayoutSettings>({
  ...{ title: 1, description: 1, keywords: 1, image: 1, authen: 1, locked: 1, metaFrom: 1, noindex: 1, onlyIn: 1 },
  ...{ display: 1, parent: 1, order: 1, next: 1 },
});

/** Properties of every object; see `LayoutObject`. */
const commonProperties = ['uid', 'type', 'v', 'name', 'show', 'hidden', 'logics', 'style', 'rows'];

/** What is wrong with a layout: its form, else the names in it. */
export function checkLayoutFile(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const faults = listLayoutFaults(layout);
  return faults.length > 0 ? inFile(file, faults) : checkLayoutNames(layout, file, names);
}

/** Unknown names in a layout: widgets, their properties, choices, collections, sources, form steps. */
function checkLayoutNames(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const { next, title } = layout.settings ?? {};
  const steps =
    layout.kind === 'form' && typeof next === 'string' && next !== '' && !names.isUnsure('formStep')
      ? checkName(next, names.of('formStep'), { file, path: 'settings.next', kind: kinds.formStep })
      : [];
  return [
    ...steps,
    ...listObjects(layout).flatMap((object) => checkObject(object, file, names)),
    ...Object.keys(layout).flatMap((key) => checkName(key, layoutKeys, { file, path: key, kind: kinds.key })),
    ...(isJsonObject(title) ? checkText(title, { file, path: 'settings.title' }) : []),
    ...checkSettings(layout, file, names),
    ...checkFrames(layout, file),
    ...checkShownFields(layout, file, names),
    ...checkShows(layout, file, names),
    ...checkMeta(layout, file, names),
    ...checkFormulas(layout, file, names),
  ];
}

/** Settings that are written like one that is read. Any others are kept: a program may read them. */
function checkSettings({ settings = {} }: Layout, file: string, names: KnownNames): PluginFault[] {
  const known = [...settingKeys, ...names.settings];
  return Object.keys(settings)
    .filter((key) => nearestName(key, known) !== undefined)
    .flatMap((key) => checkName(key, known, { file, path: `settings.${key}`, kind: kinds.setting }));
}

/** Keys of rows and columns that nothing reads, and widths that there are not. */
function checkFrames(layout: Layout, file: string): PluginFault[] {
  const faults: PluginFault[] = [];
  const keys = (path: string, frame: Row | Column, known: readonly string[]) => {
    for (const key of Object.keys(frame))
      faults.push(...checkName(key, known, { file, path: `${path}.${key}`, kind: kinds.key }));
  };
  const check = (row: Row) => {
    const path = `rows.${row.uid}`;
    keys(path, row, rowKeys);
    for (const column of row.columns) keys(`${path}.columns.${column.uid}`, column, columnKeys);
    if (row.width !== undefined)
      faults.push(...checkName(row.width, rowWidths, { file, path: `${path}.width`, kind: kinds.choice }));
  };
  walkLayout(layout, { row: check });
  return faults;
}

/** The record that the page is about: the object that asks for it, and its collection. */
function checkMeta(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const { metaFrom } = layout.settings ?? {};
  if (!isJsonObject(metaFrom)) return [];
  const path = 'settings.metaFrom';
  const objects = listObjects(layout);
  const { uid, request, collection } = metaFrom;
  const asked = objects.filter((object) => object.uid === uid).map((object) => readRequests(object, names));
  return [
    ...Object.keys(metaFrom).flatMap((key) =>
      checkName(key, metaKeys, { file, path: `${path}.${key}`, kind: kinds.key }),
    ),
    ...checkName(
      uid,
      objects.map((object) => object.uid),
      { file, path: `${path}.uid`, kind: { th: 'ออบเจ็กต์', en: 'object' } },
    ),
    ...asked.flatMap((requests) =>
      isJsonObject(requests)
        ? checkName(request, Object.keys(requests), { file, path: `${path}.request`, kind: kinds.request })
        : [],
    ),
    ...(collection === undefined || names.isUnsure('collection')
      ? []
      : checkName(collection, names.of('collection'), { file, path: `${path}.collection`, kind: kinds.collection })),
  ];
}

function checkFormulas(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const fieldsOf = (name: string) => names.find(name)?.collection.schema;
  const facts: CheckFacts = {
    findDefinition: (type) => names.widgets.get(type),
    checkFormula: (source, place) => checkTextFormula(source, place, fieldsOf),
  };
  const faults = [...findFormulaFaults(layout, facts)].filter((found) => found !== undefined);
  return faults.map(({ uid, property, source, text: { th, en } }) =>
    faultIn(file, `objects.${uid}.${property}`, { th: `${source}: ${th}`, en: `${source}: ${en}` }),
  );
}

function checkObject(stored: LayoutObject, file: string, names: KnownNames): PluginFault[] {
  const path = `objects.${stored.uid}`;
  if (!names.widgets.has(stored.type) && !names.widgets.has(writeWidgetType(stored.type)))
    return names.isUnsure('widget')
      ? []
      : checkName(stored.type, names.widgets.keys(), { file, path: `${path}.type`, kind: kinds.widget });
  const definition = names.widgets.get(stored.type);
  if (!definition) return [];
  const object = migrateObject(stored, definition);
  const { properties } = definition.props;
  const known = [...commonProperties, ...Object.keys(properties)];
  return [
    ...Object.entries(object).flatMap(([name, value]) => [
      ...checkName(name, known, { file, path: `${path}.${name}`, kind: kinds.property }),
      ...checkPropertyValue(value, properties[name], { file, path: `${path}.${name}`, names }),
    ]),
    ...checkRequests(object, { file, path, names }),
    ...checkQueries(object, definition, { file, path, names }),
    ...checkVersion(object, definition, { file, path }),
  ];
}

/** An object of a newer version than its widget knows. */
function checkVersion({ v }: LayoutObject, { version }: WidgetDefinition, place: { file: string; path: string }) {
  if (typeof v !== 'number' || v <= version) return [];
  return [
    faultIn(place.file, `${place.path}.v`, {
      th: `วิดเจ็ตนี้อยู่ที่รุ่น ${version} ไม่ใช่ ${v}`,
      en: `the widget is at version ${version}, not ${v}`,
    }),
  ];
}

function checkRequests(
  object: LayoutObject,
  { file, path, names }: { file: string; path: string; names: KnownNames },
): PluginFault[] {
  const requests = readRequests(object, names);
  if (typeof requests === 'string')
    return [faultIn(file, path, { th: `คำขอข้อมูลคำนวณไม่ได้: ${requests}`, en: `its data requests fail: ${requests}` })];
  return Object.values(requests).flatMap((request) => {
    const kind = 'source' in request ? 'source' : 'collection';
    const name = 'source' in request ? request.source : request.collection;
    const reads = 'source' in request ? (request.reads ?? []) : [];
    if (name === '' || names.isUnsure(kind)) return [];
    return [
      ...checkName(name, names.of(kind), { file, path: `${path}.${kind}`, kind: kinds[kind] }),
      ...Object.keys(request).flatMap((key) => checkName(key, requestKeys, { file, path, kind: kinds.key })),
      ...reads
        .filter(() => !names.isUnsure('collection'))
        .flatMap((read) =>
          checkName(read, names.of('collection'), { file, path: `${path}.reads`, kind: kinds.collection }),
        ),
    ];
  });
}

/** What an object asks for, or why that cannot be said. */
function readRequests(object: LayoutObject, names: KnownNames): Record<string, DataRequest> | string {
  try {
    return names.widgets.get(object.type)?.data?.(object, {}) ?? {};
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
