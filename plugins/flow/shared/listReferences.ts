import { sayCondition } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import { describeStep, type SiteNames } from './describeStep.ts';
import { listBranches } from './listBranches.ts';
import { type AddedLooks, listLines } from './listLines.ts';
import { namesWithin } from './namesWithin.ts';

/** Ids of the records that the sentences of a definition name, by their collections. */
export function listReferences(definition: JsonObject, site: SiteNames, added: AddedLooks): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const names = namesWithin(definition, site, (collection, id) => {
    found[collection] = [...new Set([...(found[collection] ?? []), id])];
    return undefined;
  });
  for (const line of listLines(definition, added)) {
    if (line.kind !== 'step') continue;
    describeStep(line.step, { type: line.type, language: 'th', names });
    listBranches(definition, line.path, { language: 'th', titleOf: names.titleOf });
    sayCondition(String(line.step.if ?? ''), { language: 'th', titleOf: names.titleOf });
  }
  return found;
}
