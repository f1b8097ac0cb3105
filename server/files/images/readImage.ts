import { rm } from 'node:fs/promises';
import { cleanFile } from './pictureJob.ts';
import { runPictureJob } from './runPictureJob.ts';

const measured = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']);

/** The size of a picture, after rotation and removal of metadata; undefined for other files. */
export async function readImage(
  siteId: string,
  { file, extension }: { file: string; extension: string },
): Promise<{ width: number; height: number } | undefined> {
  if (!measured.has(extension)) return undefined;
  try {
    return await runPictureJob(siteId, { kind: 'read', file, extension });
  } catch (error) {
    await rm(cleanFile(file), { force: true }); // a killed process does not clean up
    throw error;
  }
}
