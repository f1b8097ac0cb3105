import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldSamples } from '../../../tests/factories/fieldSamples.ts';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { checkCollectionSchema } from '../check/checkCollectionSchema.ts';
import { compileCollection } from '../compileCollection.ts';
import { readField, showField, writeField } from '../field/showField.ts';
import { checkTypedValue } from './checkTypedValue.ts';

const context = { actor: { id: 'u1', role: 'member' }, now: new Date('2026-01-02T03:04:05Z') };
const describeThing = (field: object) => ({
  name: 'thing',
  title: { th: 'สิ่ง', en: 'Thing' },
  type: 'object' as const,
  properties: { value: { ...field, 'x-title': { th: 'ค่า', en: 'Value' } } },
});

describe.each(Object.entries(fieldSamples))('%s', (_, { type, spelled, refused, shown }) => {
  const thing = compileCollection(describeThing({ 'x-type': type }));
  const create = (value: unknown) => validateCreate(thing, { value }, context);

  it.each(spelled)('stores %j as %j, and that again as itself', (written, stored) => {
    const { data, errors } = create(written);
    expect(errors).toEqual([]);
    expect(data.value).toEqual(stored);
    expect(create(data.value).data.value).toEqual(stored);
  });

  it.each(refused)('refuses %j in both languages, in a record and in a form', (written, th, en) => {
    const { errors } = create(written);
    expect(errors.map(({ text }) => text?.th).join()).toContain(th);
    expect(errors.map(({ message }) => message).join()).toContain(en);
    expect(checkTypedValue({ 'x-type': type }, written, 'ค่า')?.th).toContain(th);
  });

  it.each(shown)('shows %j as "%s" and as "%s"', (value, th, en) => {
    expect(create(value).errors).toEqual([]);
    expect(showField(type, value, 'th')).toBe(th);
    expect(showField(type, value, 'en')).toBe(en);
  });

  it.each([...spelled.map(([, value]) => ({ value })), ...shown.map(([value]) => ({ value }))])(
    'reads $value again from what a file holds of it, in both languages',
    ({ value }) => {
      // Files and signatures belong to one record and one signer: an import cannot set them.
      if (readField(type, '') === null) return;
      for (const language of ['th', 'en'] as const) {
        const written = writeField(type, value, language) ?? '';
        expect(create(readField(type, String(written))).data.value).toEqual(value);
      }
    },
  );
});

it('never throws, whatever is sent, shown or read', () => {
  const types = Object.values(fieldSamples).map(({ type }) => type);
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.jsonValue(), fc.string(), (type, value, text) => {
      const thing = compileCollection(describeThing({ 'x-type': type }));
      const { data, errors } = validateCreate(thing, { value }, context);
      if (errors.length === 0 && data.value !== undefined)
        expect(validateCreate(thing, { value: data.value }, context).data.value).toEqual(data.value);
      expect(typeof showField(type, JSON.parse(JSON.stringify(value)), 'th')).toBe('string');
      readField(type, text);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [{ 'x-type': 'monney' }, 'there is no field type "monney"; did you mean "money"?'],
  [{ 'x-type': { name: 'money', currency: ['THB'] } }, 'money has no setting "currency"'],
  [{ 'x-type': { name: 'money', curencies: ['THB'] } }, 'money has no setting "curencies"; did you mean "currencies"?'],
  [{ 'x-type': { name: 'money', currencies: ['baht'] } }, 'the value of currencies is not valid'],
  [{ 'x-type': 'money', type: 'number' }, 'x-type money is stored as object'],
  [{ 'x-type': 7 }, 'the value of x-type is not valid'],
  [{ 'x-type': 'money', 'x-index': true }, 'only texts, numbers and booleans can be indexed'],
])('finds what is wrong with %j', (field, message) => {
  expect(
    checkCollectionSchema(describeThing(field))
      .map((fault) => fault.message)
      .join(),
  ).toContain(message);
});

it('takes an index where a type stores a text or a number, and types inside lists', () => {
  expect(checkCollectionSchema(describeThing({ 'x-type': 'duration', 'x-index': true }))).toEqual([]);
  const lines = { type: 'array', items: { type: 'object', properties: { price: { 'x-type': 'money' } } } };
  const { data, errors } = validateCreate(
    compileCollection(describeThing(lines)),
    { value: [{ price: '5 บาท' }, { price: 'x' }] },
    context,
  );
  expect(data.value).toEqual([{ price: { amount: 5, currency: 'THB' } }, { price: 'x' }]);
  expect(errors.map(({ path }) => path)).toEqual(['value.1.price']);
});
