import {
  isJsonObject,
  type Layout,
  type LayoutObject,
  type PropertySchema,
  type Row,
  type WidgetDefinition,
} from '../../schemas/index.ts';
import { kinds } from '../content/unknownName.ts';
import { formatNames } from '../layout/binding/formatValue.ts';
import { listFormats } from '../layout/binding/parseTemplate.ts';
import { findFormulaFaults } from '../layout/check/findFormulaFaults.ts';
import type { CheckFacts } from '../layout/check/findings.ts';
import { checkTextFormula } from '../layout/formula/checkTextFormula.ts';
import { listLayoutFaults } from '../layout/listLayoutFaults.ts';
import { migrateObject } from '../layout/migrateLayout.ts';
import { listObjects, walkLayout } from '../layout/walkLayout.ts';
import { checkQueries } from './checkQueries.ts';
import type { KnownNames } from './collectNames.ts';
import { checkName, faultIn, inFile, type PluginFault } from './pluginFault.ts';

const rowWidths = ['normal', 'narrow', 'wide', 'full'] satisfies Row['width'][];

/** Properties of every object; see `LayoutObject`. */
const commonProperties = ['uid', 'type', 'v', 'name', 'show', 'hidden', 'logics', 'style', 'rows'];

/** What is wrong with a layout: its form, else the names in it. */
export function checkLayoutFile(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const faults = listLayoutFaults(layout);
  return faults.length > 0 ? inFile(file, faults) : checkLayoutNames(layout, file, names);
}

/** Names that a layout uses and that nobody provides: widgets, their properties, choices, collections, sources, form steps. */
function checkLayoutNames(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const { next } = layout.settings ?? {};
  const steps =
    layout.kind === 'form' && typeof next === 'string' && next !== '' && !names.isUnsure('formStep')
      ? checkName(next, names.of('formStep'), { file, path: 'settings.next', kind: kinds.formStep })
      : [];
  return [
    ...steps,
    ...listObjects(layout).flatMap((object) => checkObject(object, file, names)),
    ...checkWidths(layout, file),
    ...checkFormulas(layout, file, names),
  ];
}

function checkWidths(layout: Layout, file: string): PluginFault[] {
  const faults: PluginFault[] = [];
  const check = ({ uid, width }: Row) => {
    if (width === undefined) return;
    faults.push(...checkName(width, rowWidths, { file, path: `rows.${uid}.width`, kind: kinds.choice }));
  };
  walkLayout(layout, { row: check });
  return faults;
}

function checkFormulas(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const fieldsOf = (name: string) => names.find(name)?.collection.schema;
  const facts: CheckFacts = {
    findDefinition: (type) => names.widgets.get(type),
    checkFormula: (source, place) => checkTextFormula(source, place, fieldsOf),
  };
  return findFormulaFaults(layout, facts).map(({ uid, property, source, text: { th, en } }) =>
    faultIn(file, `objects.${uid}.${property}`, { th: `${source}: ${th}`, en: `${source}: ${en}` }),
  );
}

function checkObject(stored: LayoutObject, file: string, names: KnownNames): PluginFault[] {
  const path = `objects.${stored.uid}`;
  if (!names.widgets.has(stored.type) && !names.widgets.has(stored.type.replaceAll(' ', '_')))
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
      ...checkValue(value, properties[name], { file, path: `${path}.${name}` }),
    ]),
    ...checkRequests(object, definition, { file, path, names }),
    ...checkQueries(object, definition, { file, path, names }),
    ...checkVersion(object, definition, { file, path }),
  ];
}

/** An object of a version that is still to come: nobody could read it. */
function checkVersion({ v }: LayoutObject, { version }: WidgetDefinition, place: { file: string; path: string }) {
  if (typeof v !== 'number' || v <= version) return [];
  return [
    faultIn(place.file, `${place.path}.v`, {
      th: `วิดเจ็ตนี้อยู่ที่รุ่น ${version} ไม่ใช่ ${v}`,
      en: `the widget is at version ${version}, not ${v}`,
    }),
  ];
}

function checkValue(
  value: unknown,
  schema: PropertySchema | undefined,
  { file, path }: { file: string; path: string },
): PluginFault[] {
  if (!schema || value === undefined || value === null) return [];
  if (schema['x-bind']) return checkFormats(value, { file, path });
  if (schema.enum && typeof value === 'string' && !schema.enum.some((one) => one === value))
    return checkName(value, schema.enum.map(String), { file, path, kind: { th: 'ตัวเลือก', en: 'choice' } });
  if (Array.isArray(value))
    return value.flatMap((item, index) => checkValue(item, schema.items, { file, path: `${path}.${index}` }));
  if (!isJsonObject(value) || !schema.properties) return [];
  const inner = schema.properties;
  return Object.entries(value).flatMap(([name, item]) =>
    checkValue(item, inner[name], { file, path: `${path}.${name}` }),
  );
}

/** What follows a `|` in the placeholders of a text, or of each of its languages. */
function checkFormats(value: unknown, place: { file: string; path: string }): PluginFault[] {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  return texts.flatMap((text) =>
    (typeof text === 'string' ? listFormats(text, { formulas: true, html: true }) : []).flatMap((name) =>
      checkName(name, formatNames, { ...place, kind: kinds.format }),
    ),
  );
}

function checkRequests(
  object: LayoutObject,
  definition: WidgetDefinition,
  { file, path, names }: { file: string; path: string; names: KnownNames },
): PluginFault[] {
  let requests: ReturnType<NonNullable<WidgetDefinition['data']>>;
  try {
    requests = definition.data?.(object, {}) ?? {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [faultIn(file, path, { th: `คำขอข้อมูลคำนวณไม่ได้: ${reason}`, en: `its data requests fail: ${reason}` })];
  }
  return Object.values(requests).flatMap((request) => {
    const kind = 'source' in request ? 'source' : 'collection';
    const name = 'source' in request ? request.source : request.collection;
    if (name === '' || names.isUnsure(kind)) return [];
    return checkName(name, names.of(kind), { file, path: `${path}.${kind}`, kind: kinds[kind] });
  });
}
