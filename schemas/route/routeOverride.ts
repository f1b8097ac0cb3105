import type { JsonSchema } from '../json.ts';

/** A site's changes to a route of a plugin. */
export interface RouteChange {
  /** One role or several, instead of the route's own list. */
  role?: string | string[];
  auth?: boolean;
  inMenu?: boolean;
  icon?: string;
  order?: number;
  type?: string;
  collection?: string;
  key?: string;
  fullscreen?: boolean;
}

export interface RouteOverride {
  routePath: string;
  childPath?: string;
  overrides: RouteChange;
}

const name: JsonSchema = { type: 'string', minLength: 1, maxLength: 60 };
const path: JsonSchema = { type: 'string', maxLength: 300 };

/** The body of `PUT /api/router_permission`. */
export const routeOverridesSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/route-overrides.json',
  type: 'object',
  required: ['overrides', 'masterConfigChecksum'],
  properties: {
    masterConfigChecksum: { type: 'string', maxLength: 100 },
    overrides: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        required: ['routePath', 'overrides'],
        additionalProperties: false,
        properties: {
          routePath: { ...path, minLength: 1 },
          childPath: path,
          overrides: {
            type: 'object',
            additionalProperties: false,
            properties: {
              role: { anyOf: [name, { type: 'array', maxItems: 60, uniqueItems: true, items: name }] },
              auth: { type: 'boolean' },
              inMenu: { type: 'boolean' },
              icon: name,
              order: { type: 'number' },
              type: name,
              collection: name,
              key: name,
              fullscreen: { type: 'boolean' },
            },
          },
        },
      },
    },
  },
};
