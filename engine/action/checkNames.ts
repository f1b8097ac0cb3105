import type { AnyStateMachine } from 'xstate';
import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { isJsonObject } from '../../schemas/json.ts';
import type { ActionValue, ActionValues } from '../../schemas/machine/action.ts';
import type { Text } from '../../schemas/text.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import { describeScope, type FieldHolder } from '../calc/describeScope.ts';
import type { Collection } from '../collection/collection.ts';
import { suggestName } from '../content/nearestName.ts';

/** What the actions of a machine may name beside its own collection. */
export interface ActionNames {
  collections: ReadonlyMap<string, { collection: Collection; machine?: AnyStateMachine | undefined }>;
  effects: readonly string[];
  /** Keys of numbering patterns; without them no pattern is refused, because a site may have its own. */
  patterns?: readonly string[];
}

export interface ActionCheck {
  collection: Collection;
  machine: AnyStateMachine;
  names: ActionNames;
  /** Where the action stands: `draft.CONFIRM.actions.0`. */
  path: string;
  each?: string | undefined;
  /** Schema of the record that the action changes. */
  target?: FieldHolder;
}

const kinds = {
  key: { th: 'คีย์', en: 'key' },
  list: { th: 'รายการ', en: 'list' },
  field: { th: 'ฟิลด์', en: 'field' },
  collection: { th: 'คอลเลกชัน', en: 'collection' },
  event: { th: 'เหตุการณ์', en: 'event' },
  state: { th: 'สถานะ', en: 'state' },
  effect: { th: 'ผลสืบเนื่อง', en: 'effect' },
  pattern: { th: 'รูปแบบเลขที่', en: 'numbering pattern' },
} satisfies Record<string, Text>;

export function misuse({ path }: ActionCheck, text: Text): ErrorDetail {
  return { path, code: 'action', message: text.en, text };
}

/** A fault when a name is none of the known ones, with the nearest of them. */
export function knownName(
  check: ActionCheck,
  kind: keyof typeof kinds,
  name: string,
  known: Iterable<string>,
): ErrorDetail[] {
  const all = [...known];
  if (all.includes(name)) return [];
  const near = suggestName(name, all);
  const { th, en } = kinds[kind];
  return [
    misuse(check, {
      th: `ไม่มี${th} "${name}"${near.th}`,
      en: `there is no ${en} "${name}"${near.en}`,
    }),
  ];
}

/** What is wrong with a formula, where it stands in the action. */
export function checkFormula(check: ActionCheck, source: string, wanted?: 'boolean' | 'number'): ErrorDetail[] {
  const { collection, each, target } = check;
  try {
    const scope = describeScope({
      record: collection.schema,
      ...(each !== undefined && { lines: each }),
      ...(target && { related: { target } }),
      names: { open: { kind: 'number' } },
    });
    const { kind } = compileFormula(source, scope).type;
    if (wanted === undefined || [wanted, 'any', 'nothing'].includes(kind)) return [];
    return [misuse(check, { th: `${source} ต้องเป็น ${wanted}`, en: `${source} must be a ${wanted}, not a ${kind}` })];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [misuse(check, { th: `${source}: ${error.text.th}`, en: `${source}: ${error.text.en}` })];
  }
}

function checkValue(check: ActionCheck, value: ActionValue, wanted?: 'number'): ErrorDetail[] {
  if (typeof value === 'string') return checkFormula(check, value, wanted);
  const inner = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return inner.flatMap((item) => checkValue(check, item));
}

/** What is wrong with the fields that an action fills, and with the values it fills them with. */
export function checkValues(
  check: ActionCheck,
  { values, fields, wanted }: { values: ActionValues; fields: Iterable<string>; wanted?: 'number' },
): ErrorDetail[] {
  const known = [...fields];
  return Object.entries(values).flatMap(([field, value]) => [
    ...knownName(check, 'field', field, known),
    ...checkValue(check, value, wanted),
  ]);
}
