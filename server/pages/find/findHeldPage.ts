import { corePaths } from '../../../schemas/index.ts';
import type { Session } from '../../sites/visit.ts';

const resetPages: readonly string[] = [corePaths.reset, corePaths.studentReset, corePaths.memberReset];

/** Redirect for people who must first set a new password or turn a second factor on; undefined on the pages where they do. */
export function findHeldPage({ mustReset, needsFactor }: Session, path: string): string | undefined {
  if (mustReset) {
    if (resetPages.includes(path)) return undefined;
    return path.startsWith('/student/') ? corePaths.studentReset : corePaths.reset;
  }
  return needsFactor && path !== corePaths.secondFactor ? corePaths.secondFactor : undefined;
}
