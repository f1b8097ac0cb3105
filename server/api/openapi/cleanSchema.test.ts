import { expect, it } from 'vitest';
import { cleanSchema } from './cleanSchema.ts';

it('keeps of a field what JSON Schema knows, and what it is called in the language', () => {
  const schema = { type: 'string', maxLength: 5, 'x-title': { th: 'ชื่อ', en: 'Name' }, 'x-index': true };
  expect(cleanSchema(schema, 'en')).toEqual({ type: 'string', maxLength: 5, title: 'Name' });
});

it('describes a default that is a value, and none that is computed for each record', () => {
  const defaultOf = (value: string) => cleanSchema({ type: 'string', default: value }, 'en').default;
  expect(['draft', '$today', '=addWorkingDays(today, 30)'].map(defaultOf)).toEqual(['draft', undefined, undefined]);
});
