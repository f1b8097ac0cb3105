import { expect, it } from 'vitest';
import { fillReadyFlow } from '../../engine/flow/fillReadyFlow.ts';
import { listStates } from '../../engine/machine/readMachine.ts';
import { sayCondition } from '../../engine/rule/words/sayFormula.ts';
import { describeStep, joinPieces, type SiteNames } from '../../plugins/flow/shared/describeStep.ts';
import type { Fields } from '../../plugins/flow/shared/fieldValues.ts';
import { listLines } from '../../plugins/flow/shared/listLines.ts';
import { namesWithin } from '../../plugins/flow/shared/namesWithin.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { userCollection } from '../../server/records/core/userCollection.ts';
import { loadShipped } from '../support/loadShipped.ts';

const { plugins } = await loadShipped();
const people = { schema: userCollection.schema, machine: undefined };
const collections = [...plugins.flatMap((plugin) => plugin.collections), people];

/** The fields of each collection, and the states of its records. */
const fields = Object.fromEntries(
  collections.map(({ schema, machine }): [string, Fields] => {
    const states = machine ? listStates(machine).map(({ name, meta }) => [name, meta.title] as const) : [];
    const title = { th: 'สถานะ', en: 'State' };
    const state = { 'x-title': title, enum: states.map(([name]) => name), 'x-enum-titles': Object.fromEntries(states) };
    return [schema.name, { state: { type: 'string', ...state }, ...schema.properties }];
  }),
);
const site: SiteNames = {
  ...{ roles: {}, flows: {}, documents: {}, mailTemplates: {}, starts: {}, printed: {}, events: {}, fields },
  collections: Object.fromEntries(collections.map(({ schema }) => [schema.name, schema.title])),
};
const ready = plugins.flatMap(({ manifest: { id }, flows }) =>
  Object.entries(flows).map(([name, flow]) => [`${id}/${name}`, flow] as const),
);

/** Each line of a ready flow as an office manager reads it, with its condition. */
function listSentences(flow: (typeof ready)[number][1], language: 'th' | 'en'): string[] {
  const definition = fillReadyFlow(flow, {}) as unknown as JsonObject; // a definition is JSON
  const names = namesWithin(definition, site, () => undefined);
  return listLines(definition).flatMap((line) => {
    if (line.kind !== 'step') return [];
    const condition =
      typeof line.step.if === 'string' ? [sayCondition(line.step.if, { language, titleOf: names.titleOf })] : [];
    return [...condition, joinPieces(describeStep(line.step, { type: line.type, language, names }))];
  });
}

it.each(ready)('%s is said in words, without the signs of formulas', (_, flow) => {
  for (const language of ['th', 'en'] as const)
    for (const sentence of listSentences(flow, language))
      expect(sentence).not.toMatch(/\$|[=!<>]=|&&|\|\||\{"|coalesce|null|\b(?:record|before|item|steps|input)\.|\(\)/);
});

it('says the conditions of those that were hard to read', () => {
  const all = Object.fromEntries(ready);
  const sentences = (name: string, language: 'th' | 'en') => {
    const flow = all[name];
    return flow ? listSentences(flow, language).join('\n') : '';
  };
  expect(sentences('sales/new-order', 'th')).toContain('อย่างน้อย 0');
  expect(sentences('finance/overdue-reminder', 'en')).toMatch(/State is one of .+ or .+ and .+ is less than Today/);
  expect(sentences('sales/approve-quotation', 'en')).toContain('of The record that started it');
  expect(sentences('inventory/stock-alert', 'en')).toMatch(
    /has a value and .+ is at most .+ and .+ \(before\) is more than/,
  );
});
