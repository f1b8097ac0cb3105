import {
  type CollectionSchema,
  type RecordAction,
  type RouteDefinition,
  roleNames,
  type ScreenName,
  type ScreensDefinition,
  screenActions,
} from '../../../schemas/index.ts';
import { findRules } from '../../access/decideAccess.ts';
import { rootRole } from '../../people/actor.ts';
import { type ScreenKind, writeScreenKey } from './screenKey.ts';

const kinds: Record<ScreenName, ScreenKind> = {
  list: 'list',
  dashboard: 'dashboard',
  board: 'board',
  new: 'form',
  detail: 'detail',
  edit: 'form',
};

/** A collection; without a machine it has no board. */
interface Screened {
  schema: CollectionSchema;
  machine?: unknown;
}

const everyone: string[] = roleNames.filter((role) => role !== 'public');

/** The routes of the pages of a plugin's collections: where its manifest puts them, the others below `/records`. */
export function listScreenRoutes(
  declared: readonly ScreensDefinition[],
  collections: readonly Screened[],
): RouteDefinition[] {
  return collections.flatMap((one) => {
    const places = declared.filter(({ collection }) => collection === one.schema.name);
    const paths = places.map((place) => routesAt(place, one, place.create ?? 'create'));
    return paths.length > 0 ? paths.flat() : routesAt(undeclared(one.schema.name), one, 'new');
  });
}

/** The pages of collections that a site made itself, whatever their names. */
export const ownScreenRoutes: RouteDefinition[] = [
  ...listPlaces('/records/:collection', 'new').map(([screen, path]) => ({
    path,
    screen,
    layout: writeScreenKey(kinds[screen], ':collection'),
    roles: everyone,
  })),
  ...redirectToNew('/records/:collection', 'new'),
];

function undeclared(collection: string): ScreensDefinition {
  return { collection, path: `/records/${collection}` };
}

function listPlaces(path: string, create: string | false): [ScreenName, string][] {
  return [
    ['list', path],
    ['dashboard', `${path}/overview`],
    ['board', `${path}/board`],
    ...(create === false ? [] : [['new', `${path}/${create}`] as [ScreenName, string]]),
    ['detail', `${path}/:id`],
    ['edit', `${path}/:id/edit`],
  ];
}

/** Whichever of these words somebody knows from elsewhere, it leads to the page of a new record. */
function redirectToNew(path: string, create: string | false): RouteDefinition[] {
  if (create === false) return [];
  return ['new', 'create', 'add']
    .filter((word) => word !== create)
    .map((word) => ({ path: `${path}/${word}`, redirect: `${path}/${create}`, keepsQuery: true }));
}

function routesAt(place: ScreensDefinition, { schema, machine }: Screened, create: string | false): RouteDefinition[] {
  const { collection, path, layouts = {}, title = schema.title, icon = schema['x-icon'], order, inMenu = true } = place;
  const places = listPlaces(path, create).filter(([screen]) => screen !== 'board' || machine !== undefined);
  const pages = places.map(([screen, at]): RouteDefinition => {
    const kind = kinds[screen];
    const action = screenActions[screen];
    const roles = declaredRoles(place, screen) ?? rolesFor(schema, action);
    return {
      path: at,
      collection,
      screen,
      title,
      layout: layouts[kind] ?? writeScreenKey(kind, collection),
      ...(icon && { icon }),
      roles,
      ...(screen === 'list' && { inMenu, ...(order !== undefined && { order }) }),
    };
  });
  return [...pages, ...redirectToNew(path, create)];
}

/** Figures and board are open to those who may see the list. */
function declaredRoles({ roles }: ScreensDefinition, screen: ScreenName): string[] | undefined {
  if (!roles || Array.isArray(roles)) return roles;
  return roles[screen] ?? roles.list;
}

/** A rule without roles is for everyone who is signed in; what nobody may do is left to root, to whom nothing is closed. */
function rolesFor(schema: CollectionSchema, action: RecordAction): string[] {
  const rules = findRules({ access: schema['x-access'] ?? {} }, action);
  if (rules.some(({ roles }) => !roles)) return everyone;
  return [...new Set([rootRole, ...rules.flatMap(({ roles = [] }) => roles)])];
}
