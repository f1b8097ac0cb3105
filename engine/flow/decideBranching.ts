import { type FlowStep, flowLimits } from '../../schemas/flow/flow.ts';
import type { Json } from '../../schemas/json.ts';
import { type FlowFacts, fillValue, runFormula } from './fillParams.ts';
import { flowRefused } from './flow.errors.ts';

/** Whether the step is taken at all. */
export function isTaken({ if: condition }: FlowStep, facts: FlowFacts): boolean {
  return condition === undefined || runFormula(condition, facts) === true;
}

/** The result of a step that only decides what follows: the branch, the number of the case, the items, the values. */
export function decideBranching({ code, params = {}, cases = [] }: FlowStep, facts: FlowFacts): Json {
  if (code === 'branch') return runFormula(String(params.when), facts) === true;
  if (code === 'switch') {
    const value = JSON.stringify(runFormula(String(params.value), facts));
    const found = cases.findIndex(({ equals }) => JSON.stringify(equals) === value);
    return found < 0 ? null : found;
  }
  if (code === 'loop') return readItems(runFormula(String(params.list), facts));
  return code === 'set' ? fillValue(params.values ?? {}, facts) : null;
}

function readItems(list: Json): Json[] {
  if (!Array.isArray(list)) throw flowRefused({ th: 'ค่าที่ให้ทำซ้ำไม่ใช่รายการ', en: 'what the loop is given is no list' });
  if (list.length > flowLimits.items)
    throw flowRefused({
      th: `รายการที่ให้ทำซ้ำยาวเกิน ${flowLimits.items}`,
      en: `the list of a loop has more than ${flowLimits.items} items`,
    });
  return list;
}
