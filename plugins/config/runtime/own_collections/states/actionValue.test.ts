import type { FieldSchema } from 'sala/schemas';
import { expect, it } from 'vitest';
import { listFormulas, readGiven, writeGiven } from './actionValue.ts';

it('texts of one line and of several, with quotes and signs, come back as they were given', () => {
  for (const text of ['sent', "it's", 'a\\b', '2026-11-28', 'today', 'บรรทัด\nสอง', "'", 'record.total'])
    expect(readGiven(writeGiven(text)), text).toBe(text);
  for (const value of [true, false, 0, -1.5, 12]) expect(readGiven(writeGiven(value))).toBe(value);
});

it('what was written as a formula that reads nothing is a value, and one that reads something is none', () => {
  expect(['true', '"ok"', '10', '-2', '0.5'].map(readGiven)).toEqual([true, 'ok', 10, -2, 0.5]);
  expect(['today', 'record.total', '1 + 1', "'a' + 'b'", "b'x'", '1u', '(', '!true'].map(readGiven)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});

it('a field takes the day, the person, and fields that hold the same', () => {
  const properties: Record<string, FieldSchema> = {
    due_on: { type: 'string', format: 'date' },
    sent_at: { type: 'string', format: 'date-time' },
    owner: { type: 'string', 'x-ref': 'user' },
    branch: { type: 'string', 'x-ref': 'branch' },
    note: { type: 'string' },
    size: { type: 'string', enum: ['s', 'l'] },
    count: { type: 'integer' },
    total: { type: 'number' },
  };
  const formulasOf = (name: string) => listFormulas(properties[name] ?? {}, properties).map(({ value }) => value);
  expect(formulasOf('due_on')).toEqual(['today', 'record.due_on']);
  expect(formulasOf('sent_at')).toEqual(['now', 'record.sent_at']);
  expect(formulasOf('owner')).toEqual(['person.id', 'record.owner']);
  expect(formulasOf('branch')).toEqual(['record.branch']);
  expect(formulasOf('note')).toEqual(['record.note']);
  expect(formulasOf('size')).toEqual(['record.size']);
  expect(formulasOf('total')).toEqual(['record.count', 'record.total']);
});
