import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';

/** The collections that an OpenAPI description holds: tags with a schema of that name. Groups of calls begin with a capital. */
export function listCollections({ tags, components }: JsonObject): string[] {
  const schemas = read(read(components).schemas);
  const names = (Array.isArray(tags) ? tags : []).map((tag) => String(read(tag).name));
  return names.filter((name) => /^[a-z]/.test(name) && Object.hasOwn(schemas, name));
}

function read(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
