import { type ApprovalTier, roleNames, type Text } from 'sala/schemas';

/** One collection of what `GET /api/approval-tiers` answers. */
export interface Tiers {
  collection: string;
  title: Text;
  measures: { name: string; title: Text }[];
  levels: { level: string; title: Text }[];
  tiers: ApprovalTier[];
  declared: ApprovalTier[];
  own: boolean;
  mayChange: boolean;
}

/** A level as the form holds it: limits as they are typed, empty for none. */
export interface TierDraft {
  level: string;
  on: boolean;
  roles: string[];
  limits: Record<string, string>;
}

/** Roles that may approve: everybody but visitors. */
export const approverRoles = roleNames.filter((role) => role !== 'public' && role !== 'root');

/** Every level of the declaration; one that the site left out is off, with what it declares. */
export function draftTiers({ levels, tiers, declared, measures }: Tiers): TierDraft[] {
  return levels.map(({ level }) => {
    const decided = tiers.find((one) => one.level === level);
    const { roles = [], limits = {} } = decided ?? declared.find((one) => one.level === level) ?? {};
    const typed = measures.map(({ name }) => [name, limits[name] === undefined ? '' : String(limits[name])] as const);
    return { level, on: decided !== undefined, roles: [...roles], limits: Object.fromEntries(typed) };
  });
}

/** What is sent: the levels that are on. */
export function readTiers(drafts: readonly TierDraft[]): ApprovalTier[] {
  return drafts
    .filter(({ on }) => on)
    .map(({ level, roles, limits }) => {
      const given = Object.entries(limits).filter(([, typed]) => typed.trim() !== '');
      const numbers = given.map(([name, typed]) => [name, Number(typed)] as const);
      return { level, roles, ...(numbers.length > 0 && { limits: Object.fromEntries(numbers) }) };
    });
}
