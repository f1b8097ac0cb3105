import type { Knex } from 'knex';

interface Row {
  site_id: string;
  name: string;
  schema: { properties?: Record<string, { type?: unknown }> };
  machine: { states?: Record<string, State> };
}

interface State {
  transitions?: Record<string, Transition>;
  moves?: Record<string, Transition>;
}

interface Transition {
  when?: unknown;
  reason?: { th: string; en: string };
  guards?: object[];
}

const unmet = {
  th: 'รายการยังไม่เป็นไปตามเงื่อนไขของขั้นตอนนี้',
  en: 'The record does not meet the condition of this step',
};
const closed = {
  th: 'เงื่อนไขเดิมของขั้นตอนนี้ต้องเขียนใหม่เป็น guards กรุณาแจ้งผู้ดูแลระบบ',
  en: 'The former condition of this step must be written as a guard. Please tell the administrator.',
};

/**
 * Machines of sites hold an event back by `guards` alone: a condition `when` becomes a formula. One that no formula says as plainly
 * closes its event, which is safer than opening it. `moves`, the earliest name of `transitions`, is replaced too.
 */
export async function up(knex: Knex): Promise<void> {
  const rows: Row[] = await knex('collection').whereNotNull('machine').select('site_id', 'name', 'schema', 'machine');
  for (const { schema, machine, ...key } of rows) {
    const changed = JSON.stringify(renewMachine(machine, schema));
    if (changed !== JSON.stringify(machine)) await knex('collection').where(key).update({ machine: changed });
  }
}

export async function down(): Promise<void> {}

/** The machine with its conditions as guards. */
export function renewMachine(machine: Row['machine'], schema: Row['schema']): Row['machine'] {
  const states = Object.entries(machine.states ?? {}).map(([name, { moves, ...state }]) => {
    const transitions = state.transitions ?? moves;
    const renewed = Object.entries(transitions ?? {}).map(([to, each]) => [to, renewTransition(each, schema)]);
    return [name, { ...state, ...(transitions && { transitions: Object.fromEntries(renewed) }) }];
  });
  return { ...machine, ...(machine.states && { states: Object.fromEntries(states) }) };
}

function renewTransition({ when, reason, ...rest }: Transition, schema: Row['schema']): Transition {
  if (when === undefined) return rest;
  const formula = writeFormula(when, schema);
  const guard = formula === undefined ? { if: 'false', message: closed } : { if: formula, message: reason ?? unmet };
  return { ...rest, guards: [guard, ...(rest.guards ?? [])] };
}

const operators: Record<string, string> = {
  $eq: '==',
  $ne: '!=',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
  $in: 'in',
};

function writeFormula(when: unknown, { properties = {} }: Row['schema']): string | undefined {
  if (!isObject(when)) return undefined;
  const tests = Object.entries(when).flatMap(([field, test]) => {
    const type = properties[field]?.type;
    if (!/^[a-z_]\w*$/i.test(field) || !['string', 'number', 'integer', 'boolean'].includes(String(type)))
      return [undefined];
    const asked: [string, unknown][] = isObject(test) ? Object.entries(test) : [['$eq', test]];
    return asked.map(([operator, value]) => writeTest(`record.${field}`, operator, value));
  });
  return tests.includes(undefined) ? undefined : tests.join(' && ') || 'true';
}

function writeTest(field: string, operator: string, value: unknown): string | undefined {
  const values = operator === '$in' && Array.isArray(value) ? value : [value];
  if (operators[operator] === undefined || !values.every(isPlain)) return undefined;
  if (['$gt', '$gte', '$lt', '$lte'].includes(operator) && typeof value !== 'number') return undefined;
  return `${field} ${operators[operator]} ${JSON.stringify(value)}`;
}

/** Texts with `$` in front are variables. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('$');
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
