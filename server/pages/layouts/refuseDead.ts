import { checkPage } from '../../../engine/layout/check/checkPage.ts';
import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { type Layout, readText } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { LayoutParts } from './layoutParts.ts';
import { layoutDead } from './layouts.errors.ts';

/** Refuses publishing what could not work for anybody, such as a form that cannot be sent. */
export function refuseDead(app: LayoutParts, { language }: Visit, draft: Layout): void {
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const dead = checkPage(migrateLayout(draft, findDefinition), { findDefinition }).filter(
    ({ level }) => level === 'dead',
  );
  if (dead.length > 0) throw layoutDead({ what: dead.map(({ text }) => readText(text, language)).join(' · ') });
}
