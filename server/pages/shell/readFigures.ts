import type { Counter } from '../../../schemas/index.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { countForPerson } from './countForPerson.ts';

const mostFigures = 12;

/** The figures of a person's work, with the page that lists what is counted: what waits first, then what is at zero. */
export async function readFigures(app: PageParts, visit: SignedInVisit): Promise<Counter[]> {
  const counters = await countForPerson(app, visit, { withQuiet: true });
  const own = counters.filter(({ path, always }) => path !== undefined && !always);
  return [...own.filter(({ count }) => count > 0), ...own.filter(({ count }) => count === 0)].slice(0, mostFigures);
}
