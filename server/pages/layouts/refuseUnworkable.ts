import { findErrors } from '../../../engine/layout/findings/checkPage.ts';
import type { CheckFacts, Finding } from '../../../engine/layout/findings/findings.ts';
import { checkTextFormula } from '../../../engine/layout/formula/checkTextFormula.ts';
import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { type Layout, readText } from '../../../schemas/index.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { LayoutParts } from './layoutParts.ts';
import { layoutDead } from './layouts.errors.ts';

/** As many faults as one message can tell. */
const shown = 20;

/** Refuses publishing what could not work for anybody, such as a form that cannot be sent. */
export async function refuseUnworkable(app: LayoutParts, visit: Visit, draft: Layout): Promise<void> {
  const { language } = visit;
  const { context } = await openVisitRecords(app, visit);
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const fieldsOf = (name: string) => context.collections.get(name)?.collection.schema;
  const checkFormula: CheckFacts['checkFormula'] = (source, place) => checkTextFormula(source, place, fieldsOf);
  const pause = createPause(() => app.share.mustGiveWay(visit.site.id));
  const errors: Finding[] = [];
  for (const found of findErrors(migrateLayout(draft, findDefinition), { findDefinition, checkFormula })) {
    if (found) errors.push(found);
    if (errors.length >= shown) break;
    const others = pause();
    if (others) await others;
  }
  if (errors.length > 0) throw layoutDead({ what: errors.map(({ text }) => readText(text, language)).join(' · ') });
}
