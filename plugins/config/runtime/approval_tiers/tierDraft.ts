import type { Calls } from 'sala/runtime';
import { roleNames } from 'sala/schemas';

/** The tiers of one collection. */
export type Tiers = Calls['GET /api/approval-tiers']['answer']['data'][number];
export type SentTier = Calls['PUT /api/approval-tiers/{name}']['body']['tiers'][number];

/** A level as the form holds it: limits as they are typed, empty for none. */
export interface TierDraft {
  level: string;
  on: boolean;
  roles: string[];
  limits: Record<string, string>;
  /** The name of a level that the site added. */
  title?: { th: string; en: string };
}

/** Roles that may approve: everybody but visitors, and those of the site. */
export function approverRoles({ ownRoles }: Pick<Tiers, 'ownRoles'>): string[] {
  return [...roleNames.filter((role) => role !== 'public' && role !== 'root'), ...ownRoles.map(({ id }) => id)];
}

/** Every level in its order; one of the declaration that the site left out is off, with what it declares. */
export function draftTiers({ levels, tiers, declared, measures }: Tiers): TierDraft[] {
  return levels.map(({ level }) => {
    const decided = tiers.find((one) => one.level === level);
    const { roles = [], limits = {}, title } = decided ?? declared.find((one) => one.level === level) ?? {};
    const typed = measures.map(({ name }) => [name, limits[name] === undefined ? '' : String(limits[name])] as const);
    const draft = { level, on: decided !== undefined, roles: [...roles], limits: Object.fromEntries(typed) };
    return title ? { ...draft, title } : draft;
  });
}

/** With one more level of the site above all others. */
export function addTier(drafts: readonly TierDraft[], { measures }: Pick<Tiers, 'measures'>): TierDraft[] {
  const taken = new Set(drafts.map(({ level }) => level));
  let number = 1;
  while (taken.has(`own_${number}`)) number += 1;
  const limits = Object.fromEntries(measures.map(({ name }) => [name, '']));
  return [...drafts, { level: `own_${number}`, on: true, roles: [], limits, title: { th: '', en: '' } }];
}

/** With a level one place further up (1) or down (-1); the lowest place is never for a level of the site. */
export function moveTier(drafts: readonly TierDraft[], level: string, by: 1 | -1): TierDraft[] {
  const from = drafts.findIndex((one) => one.level === level);
  const [moved] = drafts.slice(from, from + 1);
  if (!moved || !canMove(drafts, level, by)) return [...drafts];
  return drafts.toSpliced(from, 1).toSpliced(from + by, 0, moved);
}

export function canMove(drafts: readonly TierDraft[], level: string, by: 1 | -1): boolean {
  const to = drafts.findIndex((one) => one.level === level) + by;
  return to > 0 && to < drafts.length;
}

/** What is sent: the levels that are on. A name that is typed in one language stands for the other, too. */
export function readTiers(drafts: readonly TierDraft[]): SentTier[] {
  return drafts
    .filter(({ on }) => on)
    .map(({ level, roles, limits, title }) => {
      const given = Object.entries(limits).filter(([, typed]) => typed.trim() !== '');
      const numbers = given.map(([name, typed]) => [name, Number(typed)] as const);
      const th = title?.th.trim() ?? '';
      const en = title?.en.trim() ?? '';
      return {
        ...{ level, roles },
        ...(title && { title: { th: th || en, en: en || th } }),
        ...(numbers.length > 0 && { limits: Object.fromEntries(numbers) }),
      };
    });
}
