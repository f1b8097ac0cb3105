import { type CollectionSchema, coreServices, systemFieldNames } from '../../../schemas/collection/collection.ts';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { parseCondition } from '../../condition/parseCondition.ts';
import { suggestName } from '../../content/nearestName.ts';
import { findType } from '../field/findType.ts';
import { fault } from '../terms/collection.errors.ts';
import { collectionLimits } from '../terms/collectionLimits.ts';
import { isCollectionName, isFieldName, isReservedCollection } from '../terms/collectionNames.ts';
import { checkDefinitions } from '../terms/inlineDefinitions.ts';
import { recordKeywords, topLevelKeywords, validationKeywords } from '../terms/schemaKeywords.ts';
import { checkApproval } from './checkApproval.ts';
import { checkFieldSchema, checkRecordKeywords } from './checkFieldSchema.ts';
import { checkFills } from './checkFills.ts';
import { checkLocks } from './checkLocks.ts';
import { compileWarning } from './warningFormula.ts';
import { checkWeight } from './weighSchema.ts';

const actions = new Set(['read', 'create', 'update', 'delete', 'export', 'import', 'history', 'trash', 'clear']);
const ruleKeys = ['roles', 'public', 'owner', 'when', 'fields'];
const systemNames = new Set<Json>(systemFieldNames);
const services = new Set<Json | undefined>([undefined, ...coreServices]);
const ownKeywords = new Set(['$id', '$schema', '$comment', 'name', 'title', 'description']);
const knownKeywords = [...ownKeywords, ...Object.keys(recordKeywords), ...Object.keys(validationKeywords)];

/**
 * Everything that is wrong with what claims to describe a collection, with the place of each fault; nothing when it may
 * become one. Plugins and people who define a collection at run time pass through the same gate; only a collection of the core
 * may bear a reserved name.
 */
export function checkCollectionSchema(schema: unknown, options: { isCore?: boolean } = {}): ErrorDetail[] {
  if (!isJsonObject(schema)) return [fault('', { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  // First, so that what comes after looks at nothing that is too large to look at.
  const heavy = checkWeight(schema);
  if (heavy.length > 0) return heavy;
  const faults = checkFrame(schema, options.isCore);
  if (!isJsonObject(schema.properties)) return faults;
  const names = new Set(Object.keys(schema.properties));
  return [
    ...faults,
    ...checkFields(schema.properties),
    ...checkFills(schema.properties),
    ...checkRecordKeywords(schema, { nodes: 0 }),
    ...checkDefinitions(schema),
    ...checkAliases(schema.properties, names),
    ...checkFieldLists(schema, names),
    ...checkSystemAliases(schema['x-system-aliases']),
    ...checkAccess(schema['x-access'], names),
    ...checkRules(schema, names),
    ...checkLocks(schema['x-lock'], names),
    ...checkApproval(schema['x-approval'], schema.properties),
  ];
}

function checkFrame(schema: JsonObject, isCore = false): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (typeof schema.name !== 'string' || !(isCore || isCollectionName(schema.name)))
    faults.push(badCollectionName(schema.name));
  if (!isJsonObject(schema.title) || typeof schema.title.th !== 'string' || typeof schema.title.en !== 'string')
    faults.push(fault('title', { th: 'ต้องมีข้อความ th และ en', en: 'needs a text in th and en' }));
  if (schema.type !== 'object') faults.push(fault('type', { th: 'ต้องเป็น object', en: 'must be "object"' }));
  if (!isJsonObject(schema.properties) || Object.keys(schema.properties).length === 0)
    faults.push(fault('properties', { th: 'ต้องมีอย่างน้อยหนึ่งฟิลด์', en: 'needs at least one field' }));
  if (!services.has(schema['x-serves']))
    faults.push(
      fault('x-serves', { th: `ต้องเป็น ${coreServices.join(', ')}`, en: `must be ${coreServices.join(', ')}` }),
    );
  return [...faults, ...checkKeywords(schema)];
}

function badCollectionName(name: Json | undefined): ErrorDetail {
  if (typeof name === 'string' && isReservedCollection(name))
    return fault('name', {
      th: `ระบบใช้ชื่อ "${name}" อยู่ จึงเป็นชื่อคอลเลกชันไม่ได้ กรุณาใช้ชื่ออื่น เช่น my_${name}`,
      en: `the system itself uses the name "${name}": choose another, such as my_${name}`,
    });
  return fault('name', {
    th: 'ชื่อต้องเป็นอักษรอังกฤษตัวเล็ก ตัวเลข และ _ ขึ้นต้นด้วยอักษร และไม่เกิน 50 ตัว',
    en: 'must be lower-case letters, digits and _, begin with a letter and have at most 50 characters',
  });
}

/** Keywords without effect: misspelled ones, and those of fields. A plugin's own keywords resemble none of them. */
function checkKeywords(schema: JsonObject): ErrorDetail[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const test = Object.hasOwn(recordKeywords, keyword) ? recordKeywords[keyword] : undefined;
    if (test && !test(value))
      return [fault(keyword, { th: `ค่าของ ${keyword} ไม่ถูกต้อง`, en: `the value of ${keyword} is not valid` })];
    if (test || ownKeywords.has(keyword) || Object.hasOwn(validationKeywords, keyword)) return [];
    if (Object.hasOwn(topLevelKeywords, keyword))
      return [fault(keyword, { th: `${keyword} ใช้กับฟิลด์เท่านั้น`, en: `${keyword} belongs to a field` })];
    const { th, en } = suggestName(keyword, knownKeywords);
    if (keyword.startsWith('x-') && en === '') return [];
    return [fault(keyword, { th: `ไม่รู้จัก ${keyword}${th}`, en: `unknown keyword ${keyword}${en}` })];
  });
}

function checkFields(properties: JsonObject): ErrorDetail[] {
  const entries = Object.entries(properties);
  if (entries.length > collectionLimits.fields)
    return [fault('properties', { th: 'ฟิลด์มากเกินไป', en: `has more than ${collectionLimits.fields} fields` })];
  const budget = { nodes: 0 };
  const faults = entries.flatMap(([name, schema]) => [
    ...(isFieldName(name) ? [] : [badName(name)]),
    ...checkFieldSchema(schema, name, budget),
    ...checkColumn(name, isJsonObject(schema) ? storedForm(schema) : schema),
  ]);
  const columns = entries.filter(([, schema]) => hasColumn(schema)).length;
  if (columns > collectionLimits.columns)
    faults.push(
      fault('properties', {
        th: 'มีฟิลด์ที่ทำดัชนีมากเกินไป',
        en: `has more than ${collectionLimits.columns} indexed fields`,
      }),
    );
  return faults;
}

/** With what its `x-type` stores. */
function storedForm(schema: JsonObject): JsonObject {
  const used = findType(schema['x-type']);
  return used ? { ...(used.type.schema(used.settings) as JsonObject), ...schema } : schema; // a schema is JSON
}

function badName(name: string): ErrorDetail {
  return fault(name, {
    th: 'ชื่อฟิลด์ต้องเป็นอักษรอังกฤษ ตัวเลข และ _ ขึ้นต้นด้วยอักษร ไม่เกิน 60 ตัว และไม่ใช่คำสงวน',
    en: 'a field name is letters, digits and _, begins with a letter, has at most 60 characters and is no reserved word',
  });
}

function hasColumn(schema: Json | undefined): boolean {
  return isJsonObject(schema) && (schema['x-index'] === true || schema['x-unique'] === true);
}

function checkColumn(name: string, schema: Json): ErrorDetail[] {
  if (!hasColumn(schema) || !isJsonObject(schema)) return [];
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  const isScalar =
    types.length === 1 &&
    ['string', 'number', 'integer', 'boolean'].includes(String(types[0] ?? typeOfEnum(schema.enum)));
  return isScalar
    ? []
    : [
        fault(name, {
          th: 'ทำดัชนีได้เฉพาะข้อความ ตัวเลข และใช่/ไม่ใช่',
          en: 'only texts, numbers and booleans can be indexed',
        }),
      ];
}

function typeOfEnum(values: Json | undefined): string {
  return Array.isArray(values) ? typeof values[0] : 'none';
}

/** Two fields must not have the same name or alias. */
function checkAliases(properties: JsonObject, names: ReadonlySet<string>): ErrorDetail[] {
  const taken = new Map<string, string>();
  const faults: ErrorDetail[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    if (!isJsonObject(schema)) continue;
    const lists = [schema['x-aliases'], schema['x-was']];
    for (const alias of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
      if (typeof alias !== 'string' || alias.length > 100) continue;
      const owner = names.has(alias) ? alias : taken.get(alias);
      if (owner !== undefined && owner !== name)
        faults.push(fault(name, { th: `ชื่ออื่น ${alias} ซ้ำกับ ${owner}`, en: `its alias ${alias} belongs to ${owner}` }));
      taken.set(alias, name);
    }
  }
  return faults;
}

function checkSystemAliases(aliases: Json | undefined): ErrorDetail[] {
  if (aliases === undefined) return [];
  const isSound = isJsonObject(aliases) && Object.values(aliases).every((name) => systemNames.has(name));
  return isSound
    ? []
    : [fault('x-system-aliases', { th: 'ต้องชี้ไปที่ฟิลด์ของระบบ', en: 'must lead to fields of the system' })];
}

function checkFieldLists(schema: JsonObject, names: ReadonlySet<string>): ErrorDetail[] {
  const requiredIn = isJsonObject(schema['x-required-in']) ? Object.entries(schema['x-required-in']) : [];
  const lists: [string, Json | undefined][] = [
    ['required', schema.required],
    ['x-display', schema['x-display']],
    ['x-by-reference', schema['x-by-reference']],
    ...requiredIn.map(([state, fields]): [string, Json] => [`x-required-in.${state}`, fields]),
    ...listSections(schema['x-sections']),
    ...listFigures(schema['x-dashboard']),
  ];
  return lists.flatMap(([path, fields]) => (fields === undefined ? [] : checkFieldList(path, fields, names)));
}

function listSections(sections: Json | undefined): [string, Json | undefined][] {
  const all = Array.isArray(sections) ? sections.filter(isJsonObject) : [];
  return all.map(({ fields }, index) => [`x-sections.${index}`, fields]);
}

function listFigures(figures: Json | undefined): [string, Json | undefined][] {
  const { date, sums, by } = isJsonObject(figures) ? figures : {};
  const dates = typeof date === 'string' && !systemNames.has(date) ? [date] : [];
  return [
    ['x-dashboard.date', dates],
    ['x-dashboard.sums', sums],
    ['x-dashboard.by', by],
  ];
}

function checkFieldList(path: string, fields: Json, names: ReadonlySet<string>): ErrorDetail[] {
  if (!Array.isArray(fields)) return [fault(path, { th: 'ต้องเป็นรายชื่อฟิลด์', en: 'must be a list of fields' })];
  return fields
    .filter((field) => typeof field !== 'string' || !names.has(field))
    .map((field) => unknownField(path, String(field), names));
}

function unknownField(path: string, field: string, names: ReadonlySet<string>): ErrorDetail {
  const { th, en } = suggestName(field, names);
  return fault(path, { th: `ไม่มีฟิลด์ ${field}${th}`, en: `there is no field ${field}${en}` });
}

function checkAccess(access: Json | undefined, names: ReadonlySet<string>): ErrorDetail[] {
  if (access === undefined) return [];
  if (!isJsonObject(access)) return [fault('x-access', { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  return Object.entries(access).flatMap(([action, rules]) => {
    const path = `x-access.${action}`;
    if (!actions.has(action)) {
      const { th, en } = suggestName(action, actions);
      return [fault(path, { th: `ไม่รู้จักการกระทำนี้${th}`, en: `there is no such action${en}` })];
    }
    if (!Array.isArray(rules) || rules.length > collectionLimits.rules)
      return [fault(path, { th: 'ต้องเป็นรายการกฎ', en: 'must be a list of rules' })];
    return rules.flatMap((rule, index) => checkRule(rule, `${path}.${index}`, names));
  });
}

function checkRule(rule: Json, path: string, names: ReadonlySet<string>): ErrorDetail[] {
  if (!isJsonObject(rule)) return [fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  const faults: ErrorDetail[] = [];
  const { roles, when, fields } = rule;
  if (roles !== undefined && !(Array.isArray(roles) && roles.every((role) => typeof role === 'string')))
    faults.push(fault(`${path}.roles`, { th: 'ต้องเป็นรายชื่อบทบาท', en: 'must be a list of roles' }));
  for (const flag of ['public', 'owner'])
    if (rule[flag] !== undefined && typeof rule[flag] !== 'boolean')
      faults.push(fault(`${path}.${flag}`, { th: 'ต้องเป็น true หรือ false', en: 'must be true or false' }));
  for (const key of Object.keys(rule)) if (!ruleKeys.includes(key)) faults.push(unknownKey(`${path}.${key}`, key));
  if (when !== undefined) faults.push(...checkCondition(when, `${path}.when`));
  if (fields !== undefined) faults.push(...checkFieldList(`${path}.fields`, fields, names));
  return faults;
}

function unknownKey(path: string, key: string): ErrorDetail {
  const { th, en } = suggestName(key, ruleKeys);
  return fault(path, { th: `ไม่รู้จัก${th}`, en: `is unknown${en}` });
}

function checkRules(schema: JsonObject, names: ReadonlySet<string>): ErrorDetail[] {
  return ['x-required-when', 'x-warnings'].flatMap((keyword) => {
    const rules = schema[keyword];
    if (rules === undefined) return [];
    if (!Array.isArray(rules) || rules.length > collectionLimits.rules)
      return [fault(keyword, { th: 'ต้องเป็นรายการ', en: 'must be a list' })];
    return rules.flatMap((rule, index) => {
      const path = `${keyword}.${index}`;
      if (!isJsonObject(rule)) return [fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
      const fields = keyword === 'x-required-when' ? checkFieldList(`${path}.fields`, rule.fields ?? null, names) : [];
      const keys = keyword === 'x-warnings' ? checkWarning(rule, path) : [];
      return [...checkWhen(schema, keyword, rule.when, `${path}.when`), ...fields, ...keys];
    });
  });
}

const warningKeys = ['when', 'message', 'field'];

function checkWarning(rule: JsonObject, path: string): ErrorDetail[] {
  const { message } = rule;
  const isTold =
    isJsonObject(message) && [message.th, message.en].every((one) => typeof one === 'string' && one !== '');
  return [
    ...Object.keys(rule).flatMap((key) => {
      const { th, en } = suggestName(key, warningKeys);
      const text = { th: `ไม่รู้จัก${th}`, en: `is unknown${en}` };
      return warningKeys.includes(key) ? [] : [fault(`${path}.${key}`, text)];
    }),
    ...(isTold ? [] : [fault(`${path}.message`, { th: 'ต้องมีข้อความ th และ en', en: 'needs a text in th and en' })]),
  ];
}

/** Only a warning may say by a formula when it is due. */
function checkWhen(schema: JsonObject, keyword: string, when: unknown, path: string): ErrorDetail[] {
  if (keyword !== 'x-warnings' || typeof when !== 'string') return checkCondition(when, path);
  try {
    const { kind } = compileWarning(when, schema as unknown as CollectionSchema).type; // its properties are checked beside it
    if (kind === 'boolean' || kind === 'any') return [];
    return [fault(path, { th: 'ต้องเป็นจริงหรือเท็จ', en: 'must be true or false' })];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [fault(path, error.text)];
  }
}

function checkCondition(condition: unknown, path: string): ErrorDetail[] {
  try {
    parseCondition(condition);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [{ path, code: 'schema', message: error.text.en, text: error.text }];
  }
}
