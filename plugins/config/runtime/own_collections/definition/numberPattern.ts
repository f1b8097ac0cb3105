import { checkPattern, type NumberPattern, previewNumber, type ResetPeriod } from 'sala/engine';
import type { Api } from 'sala/runtime';
import { type FieldSchema, type JsonObject, SalaError, type Text } from 'sala/schemas';

/** How a field is numbered, as somebody writes it. */
export interface PatternDraft {
  pattern: string;
  reset: ResetPeriod;
  start: number;
  era: 'common' | 'buddhist';
}

export const firstPattern: PatternDraft = {
  pattern: 'DOC-{year}-{sequence:4}',
  reset: 'yearly',
  start: 1,
  era: 'common',
};

/** The first number that the pattern gives today, or what is wrong with it. */
export function tryPattern(draft: PatternDraft, date: Date): { number: string } | { faults: Text[] } {
  const pattern: NumberPattern = { ...draft };
  try {
    const faults = checkPattern(pattern);
    if (faults.length > 0) return { faults };
    return { number: previewNumber({ pattern, sequence: null, date, random: '000' }) };
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return { faults: [error.text] };
  }
}

/** The key of the pattern that numbers a field. */
export function keyOf({ 'x-sequence': sequence }: FieldSchema): string | undefined {
  return typeof sequence === 'object' ? sequence.module : sequence;
}

const collection = 'code_management';

export async function readPattern(api: Api, key: string): Promise<PatternDraft | undefined> {
  const record = await findRecord(api, key);
  if (!record) return undefined;
  const { pattern, reset_period, sequence_start, era } = record;
  return {
    pattern: String(pattern),
    reset: reset_period as ResetPeriod, // as the collection allows
    start: typeof sequence_start === 'number' ? sequence_start : 1,
    era: era === 'buddhist' ? 'buddhist' : 'common',
  };
}

/** Keeps a pattern where the site keeps all of its own. */
export async function savePattern(api: Api, key: string, { draft, title }: { draft: PatternDraft; title: Text }) {
  const { pattern, reset, start, era } = draft;
  const name = { th: `${title.th} (${key})`, en: `${title.en} (${key})` };
  const data = { key, module: 'document', name, pattern, reset_period: reset, sequence_start: start, era };
  const record = await findRecord(api, key);
  if (record)
    await api(`/api/${collection}/${String(record.id)}`, { method: 'PUT', body: { data, version: record.version } });
  else await api(`/api/${collection}`, { method: 'POST', body: { data: { ...data, is_active: true } } });
}

async function findRecord(api: Api, key: string): Promise<JsonObject | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ key }));
  const { data } = await api<{ data: JsonObject[] }>(`/api/${collection}?filter=${filter}&limit=1`);
  return data[0];
}
