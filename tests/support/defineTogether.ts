import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

interface Definition {
  name: string;
  title: unknown;
  schema: { properties: object; [keyword: string]: unknown };
  machine?: unknown;
}

/** Defines collections that name each other: all of them first without what names another one, then each as it is. */
export async function defineTogether(test: TestApp, definitions: readonly Definition[]): Promise<void> {
  for (const { name, title, schema } of definitions) {
    const { 'x-guard': _, ...alone } = schema;
    const own = Object.entries(schema.properties).filter(
      ([, field]) => !/"x-(ref|rollup|formula)"/.test(JSON.stringify(field)),
    );
    const data = { name, title, schema: { ...alone, required: [], properties: Object.fromEntries(own) } };
    const made = await test.as('root')('/api/collection', { body: { data } });
    expect(made.status, made.text).toBe(201);
  }
  for (const data of definitions) {
    const changed = await test.as('root')(`/api/collection/${data.name}`, { body: { data }, method: 'PUT' });
    expect(changed.status, changed.text).toBe(200);
  }
}
