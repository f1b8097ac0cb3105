import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreNames } from '../../engine/collection/terms/collectionNames.ts';
import { findState, startStates } from '../../engine/machine/readMachine.ts';
import type { FieldSchema } from '../../schemas/collection/collection.ts';
import { collections, findField, machineOf } from './findField.ts';

interface SpecifiedField {
  name: string;
  required?: boolean;
  max?: number;
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  default?: unknown;
  differs?: string;
}
interface Entity {
  entity: string;
  collection: string;
  fields: SpecifiedField[];
}

const entities: Entity[] = JSON.parse(readFileSync(new URL('entities.json', import.meta.url), 'utf8'));

describe.each(entities)('the entity $entity', ({ collection, fields }) => {
  const described = fields.flatMap((field): [SpecifiedField, FieldSchema][] => {
    const found = findField(collection, field.name);
    return found && found !== 'system' ? [[field, found]] : [];
  });

  it('has every specified field under its name or an alias', () => {
    const missing = fields.filter(({ name }) => findField(collection, name) === undefined);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('keeps the specified limits', () => {
    for (const [field, schema] of described) {
      if (field.differs) continue;
      if (field.max !== undefined) expect(schema.maximum, field.name).toBe(field.max);
      if (field.maxLength !== undefined) expect(schema.maxLength, field.name).toBe(field.maxLength);
      if (field.minLength !== undefined) expect(schema.minLength, field.name).toBe(field.minLength);
      if (field.pattern !== undefined) expect(schema.pattern, field.name).toBe(field.pattern);
    }
  });

  it('has the specified defaults', () => {
    for (const field of fields) {
      if (field.default === undefined || field.differs) continue;
      const found = findField(collection, field.name);
      if (found !== 'system') {
        expect(found?.default, field.name).toEqual(field.default);
        continue;
      }
      const machine = machineOf(collection);
      if (!machine) throw new Error(`${collection} has no machine`);
      expect(startStates(machine), field.name).toContain(findState(machine, String(field.default)));
    }
  });

  it('requires what is required, or says why not', () => {
    const schema = collections.get(collection);
    const asked = fields.filter(({ required, differs }) => required && !differs).map(({ name }) => name);
    for (const name of asked) {
      const parent = name.includes('[].') ? findField(collection, name.slice(0, name.lastIndexOf('[].'))) : undefined;
      const required = parent && parent !== 'system' ? parent.items?.required : schema?.required;
      const properties = parent && parent !== 'system' ? parent.items?.properties : schema?.properties;
      const leaf = name.split('[].').at(-1) ?? name;
      const own = Object.entries(properties ?? {}).find(
        ([key, field]) => key === leaf || field['x-aliases']?.includes(leaf),
      );
      if (own) expect(required, name).toContain(own[0]);
    }
  });
});

describe('every collection', () => {
  const walk = (properties: Record<string, FieldSchema>, path: string): [string, FieldSchema][] =>
    Object.entries(properties).flatMap(([name, field]) => [
      [`${path}.${name}`, field] as [string, FieldSchema],
      ...walk(field.properties ?? field.items?.properties ?? {}, `${path}.${name}`),
    ]);
  const all = [...collections].flatMap(([name, { properties }]) => walk(properties, name));

  it('names each field in Thai and English', () => {
    expect(all.length).toBeGreaterThan(700);
    for (const [path, { 'x-title': title }] of all) {
      expect(title?.en, path).toMatch(/^[A-Z]/);
      expect(title?.th, path).toMatch(/[\u0E00-\u0E7F]/);
    }
  });

  it('names each enumerated value in Thai and English, and nothing else', () => {
    for (const [path, { enum: values, 'x-enum-titles': titles }] of all) {
      if (!values) continue;
      expect(Object.keys(titles ?? {}).toSorted(), path).toEqual(values.map(String).toSorted());
      for (const title of Object.values(titles ?? {})) {
        expect(title.th, path).not.toBe('');
        expect(title.en, path).toMatch(/^[A-Z0-9]/);
      }
    }
  });

  it('has a default that its own list allows', () => {
    for (const [path, { enum: values, default: value }] of all)
      if (values && value !== undefined) expect(values, path).toContain(value);
  });

  it('points to collections that exist', () => {
    const names = new Set([...coreNames, ...[...collections.keys()].map((key) => key.split('/')[1])]);
    for (const [path, { 'x-ref': target }] of all) if (target) expect(names, path).toContain(target);
  });

  it('has a name, an icon, a display field of its own and access rules for each action', () => {
    for (const [name, schema] of collections) {
      if (!schema['x-icon']) continue;
      expect(name.endsWith(`/${schema.name}`), name).toBe(true);
      const actions = ['create', 'delete', 'export', 'import', 'read', 'update'];
      expect(Object.keys(schema['x-access'] ?? {}), name).toEqual(expect.arrayContaining(actions));
      for (const field of schema['x-display'] ?? []) expect(Object.keys(schema.properties), name).toContain(field);
    }
  });
});
