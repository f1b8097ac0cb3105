import { type JsonObject, siteSettingsSchema } from '../../../schemas/index.ts';
import { checkedByRules, flag, list, map, maybe, object, oneOf, string, time, whole } from '../call/fields.ts';

const { properties } = siteSettingsSchema as { properties: Record<string, JsonObject> }; // our own schema

/** The settings of a site; a change names only what it changes. The domain code validates them. */
export const settings = Object.fromEntries(
  Object.entries(properties).map(([name, schema]) => [`${name}?`, checkedByRules(schema)]),
);
export const plugin = object({
  id: string,
  title: map,
  'description?': map,
  group: string,
  'icon?': string,
  core: flag,
  requires: list(string),
  on: flag,
  allowed: flag,
});
export const siteFields = {
  id: string,
  name: string,
  type: oneOf('origin', 'collection', 'unit'),
  language: oneOf('th', 'en'),
  timeZone: string,
  plugins: list(string),
  allowedPlugins: maybe(list(string)),
  logo: maybe(string),
  createdAt: time,
  suspendedAt: maybe(time),
  hosts: list(string),
  people: whole,
};
