import { partTypeUnknown, tusVersionUnknown } from '../../files/files.errors.ts';
import type { Context } from './context.ts';

export const tusVersion = '1.0.0';
export const partType = 'application/offset+octet-stream';

/** Answers in the version of the tus protocol that is spoken here; a request that names another is refused. */
export function speakTus(http: Context): void {
  http.set('Tus-Resumable', tusVersion);
  const asked = http.get('Tus-Resumable');
  if (asked === '' || asked === tusVersion) return;
  http.set('Tus-Version', tusVersion);
  throw tusVersionUnknown({ version: tusVersion });
}

export function requirePart(http: Context): void {
  if (!http.is(partType)) throw partTypeUnknown({ type: partType });
}

/** `filename aS5wbmc=,purpose bGlicmFyeQ==` as texts by name. */
export function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()]));
}

export function writeMetadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}
