import type { ConditionField } from 'sala/engine';
import type { FieldSchema, OwnRole, RecordAction, RoleDenial, RoleGrant, Text } from 'sala/schemas';

export type SiteRole = OwnRole & { plugin?: string; people: number; givable: boolean };

/** What `GET /api/roles` answers. */
export interface SiteRoles {
  given: { id: string; title: Text; people: number; givable: boolean }[];
  own: SiteRole[];
}

export interface Allowed {
  allowed: boolean;
  /** Whether the base role may. */
  base: boolean;
}

export interface RightChoice {
  value: string;
  title: Text;
}

export interface RightField {
  name: string;
  title: Text;
  type: string;
  choices?: RightChoice[];
}

/** The field as the line of a condition compares it. */
export function readRightField({ name, title, type, choices = [] }: RightField): ConditionField {
  const titles = Object.fromEntries(choices.map((choice) => [choice.value, choice.title]));
  const schema: FieldSchema =
    type === 'date' ? { type: 'string', format: 'date' } : { type: type as FieldSchema['type'] }; // a type of JSON Schema
  return {
    name,
    title,
    schema: choices.length > 0 ? { ...schema, enum: Object.keys(titles), 'x-enum-titles': titles } : schema,
  };
}

export interface CollectionRights {
  name: string;
  title: Text;
  fields: RightField[];
  states?: RightChoice[];
  actions: ({ action: RecordAction; some: boolean; fields: string[] | null } & Allowed)[];
  events: ({ event: string; title: Text } & Allowed)[];
}

/** What `GET /api/roles/:id/rights` answers. */
export interface RoleRights {
  id: string;
  title: Text;
  base: string;
  collections: CollectionRights[];
  pages: PageRight[];
}

/** A page, and whether the role may open it; those of the system are `core`. */
export interface PageRight extends Allowed {
  path: string;
  title: Text | string;
  core: boolean;
}

/** The role with a page that it could not open, or without one that it could. */
export function switchPage(role: OwnRole, { path, allowed, base }: PageRight): OwnRole {
  const others = (paths: readonly string[] | undefined) => (paths ?? []).filter((one) => one !== path);
  return {
    ...role,
    pages: [...others(role.pages), ...(!allowed && !base ? [path] : [])],
    closedPages: [...others(role.closedPages), ...(allowed && base ? [path] : [])],
  };
}

/** What may be given and taken away: an action or an event of a collection. */
export type Right = { action: RecordAction } | { event: string };

/** The role with a right that it did not have, or without one that it had. */
export function switchRight(role: OwnRole, rights: CollectionRights, right: Right & Allowed): OwnRole {
  const grants = (role.grants ?? []).flatMap((entry) => without(entry, rights.name, right));
  const denies = (role.denies ?? [])
    .map((entry) => spellOut(entry, rights))
    .flatMap((entry) => without(entry, rights.name, right));
  const entry = {
    collection: rights.name,
    ...('action' in right ? { actions: [right.action] } : { events: [right.event] }),
  };
  return {
    ...role,
    grants: !right.allowed && !right.base ? [...grants, entry] : grants,
    denies: right.allowed && right.base ? [...denies, entry] : denies,
  };
}

/** An entry without this right; nothing when no right is left in it. */
function without<Entry extends RoleGrant | RoleDenial>(entry: Entry, collection: string, right: Right): Entry[] {
  if (entry.collection !== collection) return [entry];
  const actions = entry.actions?.filter((one) => !('action' in right) || one !== right.action);
  const events = entry.events?.filter((one) => !('event' in right) || one !== right.event);
  if ((actions ?? []).length + (events ?? []).length === 0) return [];
  return [{ ...entry, ...(actions && { actions }), ...(events && { events }) }];
}

/** A denial of everything, right by right. */
function spellOut(denial: RoleDenial, { name, actions, events }: CollectionRights): RoleDenial {
  if (denial.collection !== name || denial.actions || denial.events) return denial;
  const all = { actions: actions.map(({ action }) => action), events: events.map(({ event }) => event) };
  return { ...denial, actions: all.actions, ...(denial.fields ? {} : { events: all.events }) };
}
