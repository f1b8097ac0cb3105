import type { Site } from '../../schemas/index.ts';

export const megabyte = 1024 * 1024;

/** What a sender should send at once; up to four times as much is taken. */
export const chunkBytes = 4 * megabyte;
export const maxChunkBytes = 4 * chunkBytes;

/** MB that one file may have, by what it is for. */
export const maxMegabytes = { library: 2048, record: 512, form: 512, avatar: 8 } as const;

/** Uploads that one person may have under way. */
export const maxOpenUploads = 50;

/** Pixels of a picture; more would take the memory of the whole server to draw. */
export const maxPixels = 60_000_000;

/** Hours after which what nobody went on with or used is swept away. */
export const keepHours = { upload: 24, unclaimed: 48 } as const;

/** MB that all files of a site may have together: 10 GB, or what `fileQuota` of its settings says. */
export function quotaBytes(site: Site): number {
  const { fileQuota } = site.settings;
  return (typeof fileQuota === 'number' && fileQuota > 0 ? fileQuota : 10_240) * megabyte;
}
