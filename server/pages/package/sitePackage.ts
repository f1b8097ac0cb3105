import { Ajv2020 } from 'ajv/dist/2020.js';
import { ownSchemaOptions } from '../../../engine/collection/validate/ownSchemaOptions.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';
import { packageInvalid } from './package.errors.ts';

/** What makes a site what it is, without its records, people, addresses and secrets: one file. */
export interface SitePackage {
  format: 'sala-site-package';
  version: 1;
  title: string;
  settings: JsonObject;
  collections: { name: string; schema: JsonObject; machine: JsonObject | null }[];
  flows: PackedFlow[];
  layouts: PackedLayout[];
}

/** A flow is known by its title. */
export interface PackedFlow extends JsonObject {
  title: string;
}

export interface PackedLayout {
  key: string;
  layout: Layout;
}

export const packageFormat = 'sala-site-package';
export const packageVersion = 1;

/** Settings that go from site to site; not what identifies one, who signs in or who pays. */
export const packedSettings = [
  'language',
  'timeZone',
  'currency',
  'theme',
  'menu',
  'homepage',
  'footer',
  'marquee',
  'mediaHosts',
  'cookies',
  'plugins',
  'editing',
] as const;

/** Of each part, how many one file may bring: every one is tried out before anything is applied. */
export const mostPacked = { collections: 200, flows: 500, layouts: 2_000 };

const named = (name: string, maxItems: number, rest: object) => ({
  type: 'array',
  maxItems,
  items: {
    type: 'object',
    required: [name, ...Object.keys(rest)],
    properties: { [name]: { type: 'string', minLength: 1, maxLength: 200 }, ...rest },
  },
});

export const packageSchema = {
  type: 'object',
  required: ['format', 'version', 'title', 'settings', 'collections', 'flows', 'layouts'],
  properties: {
    format: { const: packageFormat },
    version: { const: packageVersion },
    title: { type: 'string', maxLength: 200 },
    settings: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(packedSettings.map((name) => [name, {}])),
    },
    collections: named('name', mostPacked.collections, { schema: { type: 'object' } }),
    flows: named('title', mostPacked.flows, {}),
    layouts: {
      ...named('key', mostPacked.layouts, { layout: { type: 'object' } }),
      items: {
        type: 'object',
        required: ['key', 'layout'],
        // Who has published a layout is what undoing keeps beside it: no file says that.
        additionalProperties: false,
        properties: {
          key: { type: 'string', pattern: '^(?!trash/)[a-z][a-z0-9_-]{0,40}/[^/?#\\s]{1,120}$' },
          layout: { type: 'object' },
        },
      },
    },
  },
};
const isPackage = new Ajv2020(ownSchemaOptions).compile<SitePackage>(packageSchema);

/** The package of a file that anybody may have written. */
export function readPackage(input: unknown): SitePackage {
  if (isPackage(input)) return input;
  const [first] = isPackage.errors ?? [];
  throw packageInvalid({ what: `${first?.instancePath || '/'} ${first?.message ?? ''}` });
}
