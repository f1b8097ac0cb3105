import type { CallGroup } from '../call/defineCall.ts';
import { groupPaths } from './groupPaths.ts';
import { writeCallTypes } from './writeCallTypes.ts';

/** TypeScript types of the calls that are the same for every collection, which add themselves to the runtime's typed client. */
export function writeSharedCallTypes(groups: readonly CallGroup[]): string {
  return [
    '// Written by `npm run types` from the definitions of the calls.',
    `declare module 'sala/runtime' {`,
    '  interface Calls {',
    ...writeCallTypes({ paths: groupPaths(groups, 'en') }, () => 'Record<string, unknown>').map((line) => `  ${line}`),
    '  }',
    '}',
    '',
    'export {};',
    '',
  ].join('\n');
}
