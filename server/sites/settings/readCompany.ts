import { isJsonObject, type JsonObject, type Site } from '../../../schemas/index.ts';

/** What a site has entered about its company, for documents; the name of the site until then. */
export function readCompany({ name, settings }: Pick<Site, 'name' | 'settings'>): JsonObject {
  const company = isJsonObject(settings.company) ? settings.company : {};
  return { ...company, name: typeof company.name === 'string' && company.name.trim() !== '' ? company.name : name };
}
