import { checkPage } from '../../../engine/layout/check/checkPage.ts';
import type { CheckFacts } from '../../../engine/layout/check/findings.ts';
import { checkTextFormula } from '../../../engine/layout/formula/checkTextFormula.ts';
import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { type Layout, readText } from '../../../schemas/index.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { LayoutParts } from './layoutParts.ts';
import { layoutDead } from './layouts.errors.ts';

/** Refuses publishing what could not work for anybody, such as a form that cannot be sent. */
export async function refuseDead(app: LayoutParts, visit: Visit, draft: Layout): Promise<void> {
  const { language } = visit;
  const { context } = await openVisitRecords(app, visit);
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const fieldsOf = (name: string) => context.collections.get(name)?.collection.schema;
  const checkFormula: CheckFacts['checkFormula'] = (source, place) => checkTextFormula(source, place, fieldsOf);
  const dead = checkPage(migrateLayout(draft, findDefinition), { findDefinition, checkFormula }).filter(
    ({ level }) => level === 'dead',
  );
  if (dead.length > 0) throw layoutDead({ what: dead.map(({ text }) => readText(text, language)).join(' · ') });
}
