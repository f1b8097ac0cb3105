import { defaultAccessRoles } from 'sala/engine';
import type { AccessRule, CollectionAccess, RecordAction } from 'sala/schemas';

/** The actions that the grid shows; others follow reading and creating, or stay as a developer wrote them. */
export const gridActions = ['read', 'create', 'update', 'delete'] as const;
export type GridAction = (typeof gridActions)[number];

/** `public` is everybody, `signedIn` everybody who signed in, anything else a role. */
export type Who = string;

/** Which records somebody reaches. */
export type Reach = 'all' | 'own';

export interface Entry {
  who: Who;
  reach: Reach;
  /** Only these fields; all without it. */
  fields?: string[];
}

export interface ActionGrid {
  entries: Entry[];
  /** Rules that say more than the grid does: kept as they are. */
  kept: AccessRule[];
}

/** What the rules of an action say, one entry for each role. */
export function readGrid(access: CollectionAccess | undefined, action: RecordAction): ActionGrid {
  const rules = access?.[action] ?? [{ roles: defaultAccessRoles.filter((role) => role !== 'root') }];
  const grid: ActionGrid = { entries: [], kept: [] };
  // The role of visitors alone is less than everybody, which the grid calls `public`.
  for (const rule of rules)
    if (rule.when || rule.roles?.includes('public')) grid.kept.push(rule);
    else grid.entries.push(...readRule(rule));
  return grid;
}

function readRule({ roles, public: isPublic, owner, fields }: AccessRule): Entry[] {
  const who: Who[] = isPublic ? ['public'] : (roles ?? ['signedIn']);
  return who.map((one) => ({ who: one, reach: owner ? 'own' : 'all', ...(fields && { fields }) }));
}

/** Entries as rules: those that differ in nothing but the role share one. */
export function writeGrid({ entries, kept }: ActionGrid): AccessRule[] {
  const rules = new Map<string, AccessRule>();
  for (const { who, reach, fields } of entries) {
    const common: AccessRule = { ...(reach === 'own' && { owner: true }), ...(fields && { fields }) };
    const isRole = who !== 'public' && who !== 'signedIn';
    const key = `${isRole ? 'roles' : who} ${JSON.stringify(common)}`;
    const roles = isRole ? { roles: [...(rules.get(key)?.roles ?? []), who] } : {};
    rules.set(key, { ...roles, ...(who === 'public' && { public: true }), ...common });
  }
  return [...rules.values(), ...kept];
}

export function reachOf(access: CollectionAccess | undefined, action: GridAction, who: Who): Reach | undefined {
  const found = readGrid(access, action).entries.filter((entry) => entry.who === who);
  if (found.length === 0) return undefined;
  return found.some(({ reach }) => reach === 'all') ? 'all' : 'own';
}

/** The rules with another reach of somebody; without one they may not. */
export function setReach(
  access: CollectionAccess | undefined,
  { action, who, reach }: { action: GridAction; who: Who; reach: Reach | undefined },
): CollectionAccess {
  const { entries, kept } = readGrid(access, action);
  const before = entries.find((entry) => entry.who === who);
  const others = entries.filter((entry) => entry.who !== who);
  const entry = reach && { ...before, who, reach };
  return { ...access, [action]: writeGrid({ entries: entry ? [...others, entry] : others, kept }) };
}

/** The fields that somebody sees or writes; undefined when all. */
export function fieldsOf(
  access: CollectionAccess | undefined,
  action: GridAction,
  who: Who,
): readonly string[] | undefined {
  return readGrid(access, action).entries.find((entry) => entry.who === who)?.fields;
}

export function setFields(
  access: CollectionAccess | undefined,
  { action, who, fields }: { action: GridAction; who: Who; fields: string[] | undefined },
): CollectionAccess {
  const { entries, kept } = readGrid(access, action);
  const changed = entries.map((entry): Entry => {
    if (entry.who !== who) return entry;
    const { fields: _, ...rest } = entry;
    return fields ? { ...rest, fields } : rest;
  });
  return { ...access, [action]: writeGrid({ entries: changed, kept }) };
}

/** Who stands in a rule of any action, in the order in which they are met. */
export function listWho(access: CollectionAccess | undefined): Who[] {
  return [...new Set(gridActions.flatMap((action) => readGrid(access, action).entries.map(({ who }) => who)))];
}
