import type { RecordProblem } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import { openBudget } from '../../calc/frame.ts';
import { matchesCondition } from '../../condition/matchesCondition.ts';
import { compileWarning } from '../check/warningFormula.ts';
import type { Collection } from '../compiled/collection.ts';
import { builtInChecks } from './builtInChecks.ts';
import { isEmptyValue } from './isEmptyValue.ts';
import { describeIssue } from './issue.ts';
import { readVariables, type ValidationContext } from './validationContext.ts';

export interface Findings {
  errors: ErrorDetail[];
  warnings: ErrorDetail[];
}

/**
 * Validates the rules about a whole record: fields its state requires, conditional requirements, the collection's own
 * check, and warnings. `numbered` are fields whose number is drawn when the record is written.
 */
export function checkRules(
  collection: Collection,
  record: { data: JsonObject; state: string | null; system?: JsonObject },
  context: ValidationContext,
  numbered: readonly string[] = [],
): Findings {
  const { data, state } = record;
  const flat: JsonObject = { ...data, ...record.system, state };
  const found = runChecks(collection, flat, context);
  const isMissing = (field: string) => isEmptyValue(data[field]) && !numbered.includes(field);
  return {
    errors: unique([
      ...checkState(collection, state, isMissing, context),
      ...checkRequiredWhen(collection, flat, context, isMissing),
      ...found.errors.map(presentProblem),
    ]),
    warnings: unique([...findWarnings(collection, flat, context), ...found.warnings.map(presentProblem)]),
  };
}

type IsMissing = (field: string) => boolean;

function checkState(
  { schema, fields }: Collection,
  state: string | null,
  isMissing: IsMissing,
  { titleOfState }: ValidationContext,
): ErrorDetail[] {
  const wanted = schema['x-required-in'];
  if (!wanted || state === null || !Object.hasOwn(wanted, state)) return [];
  const named = { th: titleOfState?.(state)?.th ?? state, en: state };
  return (wanted[state] ?? [])
    .filter(isMissing)
    .map((field) =>
      describeIssue('required_in_state', { path: field, title: fields.get(field)?.title }, { state: named }),
    );
}

function checkRequiredWhen(
  { schema, fields }: Collection,
  record: JsonObject,
  context: ValidationContext,
  isMissing: IsMissing,
): ErrorDetail[] {
  const rules = schema['x-required-when'] ?? [];
  return rules.flatMap(({ when, fields: names, message }) => {
    const missing = names.filter(isMissing);
    if (missing.length === 0 || !meets(record, when, context)) return [];
    return missing.map((field) => {
      const { title, schema: described } = fields.get(field) ?? {};
      return describeIssue('required', { path: field, title, message: message ?? described?.['x-messages']?.required });
    });
  });
}

function findWarnings({ schema, fields }: Collection, record: JsonObject, context: ValidationContext): ErrorDetail[] {
  const rules = schema['x-warnings'] ?? [];
  const budget = openBudget();
  return rules
    .filter(({ when }) =>
      typeof when === 'string'
        ? compileWarning(when, schema).run({ record }, { budget }) === true
        : meets(record, when, context),
    )
    .map(({ message, field }) => {
      const subject = { path: field ?? '', title: field === undefined ? undefined : fields.get(field)?.title, message };
      const { path, ...warning } = describeIssue('warning', subject);
      return field === undefined ? warning : { path, ...warning };
    });
}

function runChecks({ schema }: Collection, record: JsonObject, context: ValidationContext) {
  const name = schema['x-check'];
  const builtIn = name !== undefined && Object.hasOwn(builtInChecks, name) ? builtInChecks[name] : undefined;
  const check = context.check ?? (builtIn && ((subject: JsonObject) => builtIn(subject, context.now)));
  return check ? check(record) : { errors: [], warnings: [] };
}

function meets(record: { [field: string]: Json }, when: JsonObject, context: ValidationContext): boolean {
  return matchesCondition(record, when, readVariables(context));
}

function presentProblem({ path, code, message }: RecordProblem): ErrorDetail {
  return { ...(path !== undefined && { path }), code, message: message.en, text: message };
}

function unique(details: ErrorDetail[]): ErrorDetail[] {
  const seen = new Set<string>();
  return details.filter(({ path, code, message }) => {
    const key = code === 'required' || code === 'required_in_state' ? `required ${path}` : `${path} ${code} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
