import { unapprovable } from '../../../schemas/collection/approval.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { suggestName } from '../../content/nearestName.ts';
import { fault } from '../terms/collection.errors.ts';
import { levelField } from './approval.ts';

const parts = ['measures', 'tiers', 'path'];
const tierParts = ['level', 'title', 'roles', 'limits'];

/** Faults of `x-approval`, apart from its formulas, which become that of `approval_level`, and from roles, which sites add. */
export function checkApproval(rule: Json | undefined, properties: JsonObject): ErrorDetail[] {
  if (rule === undefined) return [];
  if (!isJsonObject(rule) || !isJsonObject(rule.measures) || !isList(rule.tiers))
    return [fault('x-approval', { th: 'ต้องมี measures และ tiers', en: 'needs measures and tiers' })];
  const { measures, tiers } = rule;
  const known = { measures: Object.keys(measures), levels: listChoices(properties[levelField]) };
  return [
    ...checkNames(Object.keys(rule), 'x-approval', parts),
    ...Object.entries(measures)
      .filter(([, formula]) => typeof formula !== 'string')
      .map(([name]) => fault(`x-approval.measures.${name}`, { th: 'ต้องเป็นสูตร', en: 'must be a formula' })),
    ...tiers.flatMap((tier, index) => checkTier(tier, `x-approval.tiers.${index}`, known)),
    ...checkNames(isLimited(tiers.at(-1)) ? [unapprovable] : [], levelField, known.levels),
  ];
}

function checkTier(tier: Json, path: string, known: { measures: string[]; levels: string[] }): ErrorDetail[] {
  if (!isJsonObject(tier) || typeof tier.level !== 'string' || !isList(tier.roles))
    return [fault(path, { th: 'ต้องมี level และ roles', en: 'needs a level and roles' })];
  const { limits = {} } = tier;
  if (!isJsonObject(limits) || Object.values(limits).some((limit) => typeof limit !== 'number'))
    return [fault(`${path}.limits`, { th: 'ต้องเป็นตัวเลข', en: 'must be numbers' })];
  return [
    ...checkNames(Object.keys(tier), path, tierParts),
    ...checkNames([tier.level], `${path}.level`, known.levels),
    ...checkNames(Object.keys(limits), `${path}.limits`, known.measures),
  ];
}

function checkNames(names: readonly string[], path: string, known: readonly string[]): ErrorDetail[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const { th, en } = suggestName(name, known);
      return fault(path, { th: `ไม่รู้จัก ${name}${th}`, en: `there is no ${name}${en}` });
    });
}

/** Whether a record can be above the highest tier. */
function isLimited(highest: Json | undefined): boolean {
  return isJsonObject(highest) && isJsonObject(highest.limits) && Object.keys(highest.limits).length > 0;
}

/** The levels that the field may hold; none where it is missing. */
function listChoices(field: Json | undefined): string[] {
  return isJsonObject(field) && isList(field.enum) ? field.enum.map(String) : [];
}

function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value);
}
