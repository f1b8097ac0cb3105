import type { Json } from '../../../schemas/json.ts';

const definitionPath = /^#\/\$defs\/([A-Za-z0-9_-]{1,60})$/;

/** The definition that a `$ref` names; undefined where it is none of this collection's. */
export function definitionName(ref: Json | undefined): string | undefined {
  return typeof ref === 'string' ? definitionPath.exec(ref)?.[1] : undefined;
}
