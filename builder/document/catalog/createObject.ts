import {
  isJsonObject,
  type Json,
  type JsonObject,
  type PropertySchema,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { createUid } from '../tree/createUid.ts';

/**
 * Creates an object of a widget with the defaults of its properties stored, so that later versions with other defaults
 * do not change the page, and with what it says until somebody writes it.
 */
export function createObject(definition: WidgetDefinition, createId: () => string = createUid): JsonObject {
  const defaults = readDefaults(definition.props, createId);
  return {
    uid: createId(),
    type: definition.type,
    v: definition.version,
    ...(isJsonObject(defaults) ? defaults : {}),
    ...definition.starts,
    ...noteExamples(definition),
  };
}

/** Headings and running texts that a widget starts with are to be replaced; labels may well stay. */
function noteExamples({ starts = {}, heading, props }: WidgetDefinition): JsonObject {
  const texts = Object.entries(starts).filter(([name]) => {
    return name === heading?.text || longControls.has(props.properties[name]?.['x-control']);
  });
  const examples = texts
    .flatMap(([, value]) => (isJsonObject(value) ? Object.values(value) : [value]))
    .filter((text) => typeof text === 'string' && text !== '');
  return examples.length > 0 ? { builder: { examples } } : {};
}

const longControls = new Set<unknown>(['rich-text', 'textarea']);

/** The default of a property; list items with a uid get a new one, since two objects must not share it. */
export function readDefaults(schema: PropertySchema, createId: () => string = createUid): Json | undefined {
  if (schema.default !== undefined) return renewUids(schema.default, schema, createId);
  if (!schema.properties) return undefined;
  const entries = Object.entries(schema.properties).flatMap(([name, property]): [string, Json][] => {
    const value = name === 'uid' ? createId() : readDefaults(property, createId);
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function renewUids(value: Json, schema: PropertySchema, createId: () => string): Json {
  const item = schema.items;
  if (!Array.isArray(value) || !item?.properties) return value;
  const hasUid = 'uid' in item.properties;
  return value.map((each) => {
    if (!isJsonObject(each)) return each;
    return hasUid ? { ...each, uid: createId() } : each;
  });
}
