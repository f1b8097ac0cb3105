import {
  isJsonObject,
  type Json,
  type Layout,
  type LayoutObject,
  type Row,
  type Text,
} from '../../../schemas/index.ts';
import { listFormulas } from '../binding/parseTemplate.ts';
import type { CheckFacts, FormulaPlace } from './findings.ts';
import { type FoundProperty, listProperties } from './listProperties.ts';

/** A formula of a layout that cannot be computed: in which object and property, and why. */
export interface FormulaFault {
  uid: string;
  property: string;
  source: string;
  text: Text;
}

/** Every formula in a text, or of a figure, that is wrong; undefined after each that is right, for whoever lets others in between. */
export function findFormulaFaults(layout: Layout, facts: CheckFacts): Generator<FormulaFault | undefined> {
  const { metaFrom } = layout.settings ?? {};
  const record = metaFrom && readCollection(findObject(layout.rows, metaFrom.uid), metaFrom.request, facts);
  return walk(layout.rows, { ...(record !== undefined && { record }) }, facts);
}

type Faults = Generator<FormulaFault | undefined>;

function* walk(rows: readonly Row[], place: FormulaPlace, facts: CheckFacts): Faults {
  for (const { columns } of rows)
    for (const { objects } of columns)
      for (const object of objects) {
        const repeats = facts.findDefinition(object.type)?.repeats;
        const item = repeats === undefined ? place.item : readCollection(object, repeats, facts);
        const { item: _around, ...rest } = place;
        const inner = { ...rest, ...(item !== undefined && { item }) };
        yield* checkObject(object, place, facts);
        yield* walk(object.rows ?? [], inner, facts);
      }
}

function* checkObject(object: LayoutObject, place: FormulaPlace, { findDefinition, checkFormula }: CheckFacts): Faults {
  const definition = findDefinition(object.type);
  if (!definition || !checkFormula || object.show === false) return;
  for (const found of listProperties(object, definition)) {
    yield undefined;
    for (const { source, figure } of listSources(found)) {
      const text = checkFormula(source, figure === undefined ? place : { figure });
      yield text && { uid: object.uid, property: found.name, source, text };
    }
  }
}

function listSources({ schema, value, holder }: FoundProperty): { source: string; figure?: string }[] {
  if (schema['x-formula']) {
    const figure = isJsonObject(holder.query) ? holder.query.collection : undefined;
    return typeof value === 'string' && value.trim() !== '' && typeof figure === 'string'
      ? [{ source: value, figure }]
      : [];
  }
  if (!schema['x-bind']) return [];
  const control = schema['x-control'];
  const html = control === 'rich-text' || control === 'html';
  return listTexts(value).flatMap((text) => listFormulas(text, { html }).map((source) => ({ source })));
}

function listTexts(value: Json | undefined): string[] {
  if (isJsonObject(value)) return Object.values(value).flatMap(listTexts);
  return typeof value === 'string' && value.includes('{{') ? [value] : [];
}

function findObject(rows: readonly Row[], uid: string): LayoutObject | undefined {
  for (const { columns } of rows)
    for (const { objects } of columns)
      for (const object of objects) {
        const found = object.uid === uid ? object : findObject(object.rows ?? [], uid);
        if (found) return found;
      }
  return undefined;
}

/** The collection that a request of an object reads. */
function readCollection(
  object: LayoutObject | undefined,
  name: string,
  { findDefinition }: CheckFacts,
): string | undefined {
  const definition = object && findDefinition(object.type);
  try {
    const request = object && definition?.data?.(object, {})[name];
    return request && 'collection' in request ? request.collection : undefined;
  } catch {
    return undefined; // what is wrong with a widget's requests is another check's finding
  }
}
