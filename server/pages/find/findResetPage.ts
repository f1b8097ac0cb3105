import { corePaths } from '../../../schemas/index.ts';

const resetPages = [corePaths.reset, corePaths.studentReset, corePaths.memberReset];

/** Redirect for people who must set a new password first; undefined on the pages where it is set. */
export function findResetPage(path: string): string | undefined {
  if (resetPages.some((page) => page === path)) return undefined;
  return path.startsWith('/student/') ? corePaths.studentReset : corePaths.reset;
}
