import { type ConcurrencyOptions, limitConcurrency } from './limitConcurrency.ts';

/** The same limit for each site by itself; one that has nothing to do is forgotten. */
export function limitEachSite(options: ConcurrencyOptions) {
  const sites = new Map<string, { inTurn: ReturnType<typeof limitConcurrency>; tasks: number }>();
  return async <Result>(siteId: string, work: () => Promise<Result>): Promise<Result> => {
    const known = sites.get(siteId) ?? { inTurn: limitConcurrency(options), tasks: 0 };
    sites.set(siteId, known);
    known.tasks += 1;
    try {
      return await known.inTurn(work);
    } finally {
      known.tasks -= 1;
      if (known.tasks === 0) sites.delete(siteId);
    }
  };
}
