import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { type Language, readText, type ScreenName, type TrailStep } from '../../../schemas/index.ts';

/** Pages of one record, whose layouts are called as their collection. */
const ofOne: ReadonlySet<ScreenName> = new Set<ScreenName>(['new', 'detail', 'edit']);

/** What such a page is called, as its trail says: the record, what is done with it, or that it is a new one; empty for others. */
export function nameByTrail({ route }: RouteMatch, trail: readonly TrailStep[] = [], language: Language): string {
  if (!route.screen || !ofOne.has(route.screen)) return '';
  const steps = route.screen === 'edit' ? trail.slice(-2) : trail.slice(-1);
  return steps.map(({ title }) => readText(title, language)).join(' · ');
}
