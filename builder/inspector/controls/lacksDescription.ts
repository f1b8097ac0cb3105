import { isDecoration } from '../../../engine/layout/findings/pictureMends.ts';
import { isJsonObject, type Json, type JsonObject, type PropertySchema } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import { readPath } from '../../document/tree/readPath.ts';

/** Whether a picture has an empty description (`alt`, beside it), and nobody said that it only decorates. */
export function lacksDescription(props: PropertySchema | undefined, data: JsonObject, path: PropertyPath): boolean {
  const beside = path.slice(0, -1);
  const holder = beside.reduce<PropertySchema | undefined>(
    (schema, key) => (typeof key === 'number' ? schema?.items : schema?.properties?.[key]),
    props,
  );
  if (!holder?.properties?.alt) return false;
  const { builder } = data;
  if (isJsonObject(builder) && isDecoration(builder, readPath(data, path))) return false;
  return isEmpty(readPath(data, [...beside, 'alt']));
}

function isEmpty(value: Json | undefined): boolean {
  if (typeof value === 'object' && value !== null) return !Object.values(value).some((text) => text !== '');
  return value === undefined || value === null || value === '';
}
