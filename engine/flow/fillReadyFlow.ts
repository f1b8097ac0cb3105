import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { FlowDefinition } from '../../schemas/flow/flow.ts';
import type { ReadyFlow } from '../../schemas/flow/readyFlow.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { readText, type Text } from '../../schemas/text.ts';
import { isOfType } from './checkParts.ts';

/** What is wrong with the settings that were given for a ready flow. */
export function checkSettings({ settings = {}, required = [] }: ReadyFlow, given: JsonObject): ErrorDetail[] {
  const missing = required.filter((name) => isEmpty(given[name] ?? settings[name]?.default));
  const wrong = Object.keys(given).filter((name) => {
    const schema = settings[name];
    const value = given[name];
    return !schema || (value !== undefined && (isFormula(value) || !isOfType(value, schema)));
  });
  const titleOf = (name: string, language: 'th' | 'en') => readText(settings[name]?.['x-title'] ?? name, language);
  return [
    ...missing.map((name) =>
      fault(name, { th: `ต้องระบุ${titleOf(name, 'th')}`, en: `${titleOf(name, 'en')} is required` }),
    ),
    ...wrong.map((name) =>
      fault(name, { th: `${titleOf(name, 'th')} ไม่ใช่ค่าที่ใช้ได้`, en: `${titleOf(name, 'en')} cannot be that` }),
    ),
  ];
}

/** A setting is a value: it computes nothing. */
function isFormula(value: Json): boolean {
  if (Array.isArray(value)) return value.some(isFormula);
  return typeof value === 'string' && (value.startsWith('=') || value.includes('{{'));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function fault(path: string, text: Text): ErrorDetail {
  return { path: `settings.${path}`, code: 'flow_setting', message: text.en, text };
}

const whole = /^\$setting\.(\w+)$/;
const inside = /\$setting\.(\w+)/g;
/** Properties that are formulas without the sign for it. */
const formulaNames = new Set(['if', 'when', 'value', 'list']);

/** The definition of a ready flow with its settings, or their defaults. What was left out leaves its property out. */
export function fillReadyFlow({ definition, settings = {} }: ReadyFlow, given: JsonObject): FlowDefinition {
  const read = (name: string): Json | undefined => {
    const value = given[name] ?? (settings[name]?.default as Json | undefined); // a default is JSON
    return isEmpty(value) ? undefined : value;
  };
  return fill(definition as unknown as Json, read, false) as unknown as FlowDefinition; // of the same form
}

function fill(value: Json, read: (name: string) => Json | undefined, isFormula: boolean): Json | undefined {
  if (typeof value === 'string') {
    const [, only] = whole.exec(value) ?? [];
    if (only !== undefined && !isFormula) return read(only);
    const quotes = isFormula || value.startsWith('=');
    return value.replace(inside, (_, name: string) => write(read(name), quotes));
  }
  if (Array.isArray(value)) return value.flatMap((item) => fill(item, read, false) ?? []);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const filled = fill(item, read, formulaNames.has(name));
      return filled === undefined ? [] : [[name, filled] as const];
    }),
  );
}

/** In a formula a text is quoted, and a list is one. */
function write(value: Json | undefined, quotes: boolean): string {
  if (value === undefined) return quotes ? 'null' : '';
  return quotes || typeof value === 'object' ? JSON.stringify(value) : String(value);
}
