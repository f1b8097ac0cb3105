import { openBudget } from '../../../engine/calc/frame.ts';
import type { FlowFacts } from '../../../engine/flow/fillParams.ts';
import type { StepFacts } from '../../../engine/flow/nextStep.ts';
import type { JsonObject, Site } from '../../../schemas/index.ts';
import type { Actor } from '../../records/context/actor.ts';
import { siteMoment } from '../runs/siteMoment.ts';

interface Described {
  input: JsonObject;
  site: Site;
  /** Days on which the site does not work. */
  holidays: ReadonlySet<string>;
  actor: Actor;
  now: Date;
}

/** What formulas of a step may read. */
export function describeFacts(facts: StepFacts, { input, site, holidays, actor, now: at }: Described): FlowFacts {
  const person: JsonObject = { id: actor.userId, role: actor.role };
  const { options, now, today } = siteMoment(site, at, holidays);
  const values = { ...facts, input, person, site: { id: site.id, name: site.name }, now, today };
  return { values, language: site.language, budget: openBudget(), ...options };
}
