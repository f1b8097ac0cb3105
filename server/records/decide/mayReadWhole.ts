import { decide, type RecordsContext } from '../context/recordsContext.ts';

/**
 * Whether somebody may read records of a collection with every field, and all records of others that are shown with them. Which of
 * its own records they may read is asked when one is read.
 */
export function mayReadWhole(context: RecordsContext, own: string, others: readonly string[]): boolean {
  const decisions = [own, ...others].map((name) => {
    const stored = context.collections.get(name);
    return stored && decide(context, stored, 'read');
  });
  return decisions.every(
    (decision, at) =>
      decision?.allowed === true && decision.readable === undefined && (at === 0 || decision.condition === undefined),
  );
}
