import { chmod, mkdir, stat } from 'node:fs/promises';

/**
 * Creates a folder, or finds it. True only if it is this user's own and no one else may write it: then programs in it
 * can be trusted.
 */
export async function ownFolder(dir: string, mode: number): Promise<boolean> {
  try {
    await mkdir(dir, { recursive: true, mode });
    const found = await stat(dir);
    if (found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) return false;
    // A strict umask may have removed the permissions of those who are to read it.
    if ((found.mode & mode) !== mode) await chmod(dir, mode);
    return true;
  } catch {
    return false;
  }
}
