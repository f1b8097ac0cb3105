import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PropertySchema, WidgetDefinition } from '../../schemas/index.ts';
import { createPluginRegistry } from '../../server/plugins/pluginRegistry.ts';
import { loadShipped } from '../support/loadShipped.ts';

/** One line of the catalogue of object types. */
interface Row {
  name: string;
  /** Every spelling under which a layout may hold it. */
  types?: string[];
  /** No object of a layout: drawn by the shell. */
  part?: string;
  properties?: { property: string; values?: unknown[]; items?: string[] }[];
  defaults?: Record<string, unknown>;
}

const rows: Row[] = JSON.parse(readFileSync(new URL('objects.json', import.meta.url), 'utf8'));
const { plugins } = await loadShipped();
const registry = createPluginRegistry(plugins);
const find = (type: string) => registry.widget(type)?.definition;

describe.each(rows.filter(({ part }) => !part))('$name', ({ types = [], properties = [], defaults = {} }) => {
  const missing = types.filter((type) => !find(type) && !registry.coming(type));
  it('has a widget, or a module that brings it, under every spelling', () => expect(missing).toEqual([]));

  const widgets = types.map(find).filter((definition) => definition !== undefined);
  it.each(properties.filter(() => widgets.length > 0))('has $property', ({ property, values, items }) => {
    for (const widget of widgets) {
      const schema = widget.props.properties[property];
      expect(schema, `${widget.type}.${property}`).toBeDefined();
      if (values) expect(allowedBy(schema)).toEqual(expect.arrayContaining(values));
      if (items) expect(Object.keys(schema?.items?.properties ?? {})).toEqual(expect.arrayContaining(items));
    }
  });

  it.each(Object.entries(defaults).filter(() => widgets.length > 0))('begins with its %s', (property, value) => {
    for (const widget of widgets) expect(widget.props.properties[property]?.default).toEqual(value);
  });
});

it('calls no two widgets by one name', () => {
  const named = plugins.flatMap((plugin) => plugin.widgets.flatMap(({ definition }) => namesOf(definition)));
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});

it('promises no widget that is here', () => {
  expect(
    registry
      .definitions()
      .filter(({ type }) => registry.coming(type))
      .map(({ type }) => type),
  ).toEqual([]);
});

function namesOf({ type, aliases = [] }: WidgetDefinition): string[] {
  return [type, ...aliases];
}

function allowedBy(schema: PropertySchema | undefined): unknown[] {
  return [...(schema?.enum ?? []), ...(schema?.items?.enum ?? [])];
}
