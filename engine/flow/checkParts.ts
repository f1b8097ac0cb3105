import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject, type JsonSchema } from '../../schemas/json.ts';
import { readText, type Text } from '../../schemas/text.ts';
import type { PropertySchema } from '../../schemas/widget/widget.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';
import { kinds, unknownName } from '../content/unknownName.ts';
import { flowFormats, flowScope, listFormulas } from './fillParams.ts';
import { findFormatFault } from './paramFormats.ts';

/** A definition while it is checked. */
export interface Checking {
  faults: ErrorDetail[];
  uids: Set<string>;
  depth: number;
}

const uidPattern = /^[a-z][a-zA-Z0-9_]{0,39}$/;

export function tell({ faults }: Checking, path: string, text: Text) {
  faults.push({ path, code: 'flow_invalid', message: text.en, text });
}

export function checkNames(
  checking: Checking,
  given: JsonObject,
  { known, path }: { known: readonly string[]; path: string },
) {
  for (const name of Object.keys(given)) {
    const fault = unknownName(kinds.property, name, known);
    if (fault) tell(checking, path === '' ? name : `${path}.${name}`, fault);
  }
}

export function checkUid(checking: Checking, uid: Json | undefined, path: string) {
  if (typeof uid !== 'string' || !uidPattern.test(uid))
    return tell(checking, `${path}.uid`, {
      th: 'uid ต้องขึ้นต้นด้วยตัวอักษรอังกฤษเล็ก ตามด้วยตัวอักษร ตัวเลข หรือ _',
      en: 'a uid is a lower-case letter followed by letters, digits or _',
    });
  if (checking.uids.has(uid))
    tell(checking, `${path}.uid`, { th: `uid ${uid} ซ้ำ`, en: `the uid ${uid} is used twice` });
  checking.uids.add(uid);
}

export function isWithin(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

/** What steps and triggers say of their `params`. */
interface Described {
  params: Record<string, PropertySchema>;
  required?: readonly string[];
  unless?: Readonly<Record<string, readonly string[]>>;
}

export function checkParams(
  checking: Checking,
  { type, params, path }: { type: Described; params: Json; path: string },
) {
  if (!isJsonObject(params)) return tell(checking, path, { th: 'ต้องเป็นออบเจ็กต์', en: 'it must be an object' });
  checkNames(checking, params, { known: Object.keys(type.params), path });
  const absent = Object.entries(type.unless ?? {}).filter(([name]) => params[name] === undefined);
  for (const name of [...(type.required ?? []), ...absent.flatMap(([, names]) => names)])
    if (params[name] === undefined)
      tell(checking, `${path}.${name}`, sayMissing(type.params[name]?.['x-title'] ?? name));
  for (const [name, schema] of Object.entries(type.params)) {
    const value = params[name];
    if (value === undefined) continue;
    if (schema.format === 'formula') checkFormula(checking, value, { path: `${path}.${name}` });
    else if (!isOfType(value, schema)) tell(checking, `${path}.${name}`, sayType(schema['x-title'] ?? name, schema));
    else {
      const wrong = findFormatFault(value, schema.format);
      if (wrong) tell(checking, `${path}.${name}`, joinTitle(schema['x-title'] ?? name, wrong));
      checkFormulas(checking, value, `${path}.${name}`);
    }
  }
}

/** Every formula in a value. */
export function checkFormulas(checking: Checking, value: Json, path: string) {
  for (const { source, formats, path: place } of listFormulas(value, path)) {
    checkFormula(checking, source, { path: place });
    for (const { name } of formats) {
      const fault = unknownName(kinds.format, name, flowFormats);
      if (fault) tell(checking, place, fault);
    }
  }
}

/** A text with a formula gives a value of any type. */
export function isOfType(
  value: Json,
  { type, enum: values, minimum = 0, maximum = Number.MAX_VALUE }: JsonSchema,
): boolean {
  if (type === undefined || (typeof value === 'string' && (value.startsWith('=') || value.includes('{{')))) return true;
  if (values) return values.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isJsonObject(value);
  return typeof value === type && (typeof value !== 'number' || (value >= minimum && value <= maximum));
}

export function checkFormula(
  checking: Checking,
  source: Json | undefined,
  { path, scope = flowScope }: { path: string; scope?: FormulaScope },
) {
  if (typeof source !== 'string') return tell(checking, path, { th: 'ต้องเป็นสูตร', en: 'it must be a formula' });
  try {
    compileFormula(source, scope);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    tell(checking, path, error.text);
  }
}

/** What a value is to be, by its schema. */
function sayType(
  title: Text | string,
  { type, enum: values, minimum = 0, maximum, 'x-control': control }: PropertySchema,
): Text {
  const [th, en] = [readText(title, 'th'), readText(title, 'en')];
  if (control === 'seconds' && maximum !== undefined) {
    const days = Math.floor(maximum / 86_400);
    return { th: `“${th}” ต้องเป็นระยะเวลาไม่เกิน ${days} วัน`, en: `“${en}” must be a time of at most ${days} days` };
  }
  if (values) {
    const listed = values.join(', ');
    return { th: `“${th}” ต้องเป็นค่าใดค่าหนึ่งของ ${listed}`, en: `“${en}” must be one of ${listed}` };
  }
  const most: Text =
    maximum === undefined ? { th: '', en: '' } : { th: ` ไม่เกิน ${maximum}`, en: `, at most ${maximum}` };
  const kinds: Record<string, Text> = {
    string: { th: 'ข้อความ', en: 'a text' },
    boolean: { th: 'ใช่หรือไม่ใช่', en: 'true or false' },
    array: { th: 'รายการ', en: 'a list' },
    object: { th: 'กลุ่มของค่า', en: 'a group of values' },
    number: { th: `ตัวเลขตั้งแต่ ${minimum}${most.th}`, en: `a number from ${minimum} on${most.en}` },
  };
  const kind = kinds[String(type)] ?? { th: String(type), en: String(type) };
  return { th: `“${th}” ต้องเป็น${kind.th}`, en: `“${en}” must be ${kind.en}` };
}

function joinTitle(title: Text | string, { th, en }: Text): Text {
  return { th: `“${readText(title, 'th')}” ${th}`, en: `“${readText(title, 'en')}” ${en}` };
}

function sayMissing(title: Text | string): Text {
  return { th: `ต้องระบุ${readText(title, 'th')}`, en: `${readText(title, 'en')} is required` };
}
