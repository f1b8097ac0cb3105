import type { Site } from '../../schemas/index.ts';

export const megabyte = 1024 * 1024;

/** What is stored of an upload at once, and the recommended size of a request; larger ones are stored in such pieces. */
export const chunkBytes = 4 * megabyte;

/** In how many parts a file of this size may arrive: whoever sends it letter by letter writes its row, and a stored part, as often. */
export const mostParts = (size: number): number => 256 + Math.ceil(size / (chunkBytes / 16));

/** MB per file, by purpose. */
export const maxMegabytes = { library: 2048, record: 512, form: 512, avatar: 8 } as const;

/** Concurrent uploads per person. */
export const maxOpenUploads = 50;

/** Pixels of a picture; more would take too much memory to draw. */
export const maxPixels = 60_000_000;

/** Bytes of a decoded picture: with sixteen bits per channel fewer pixels are allowed. */
export const maxPictureBytes = 256 * megabyte;

/**
 * Hours after which abandoned uploads, unused files and prints of many records are deleted; sooner for visitors. Files that a
 * record does not list are kept for as long as a device keeps the draft of its form.
 */
export const keepHours = { upload: 24, unclaimed: 48, unlisted: 72, visitor: 2, print: 168 } as const;

/** Hours after which the upload of a visitor ends even though parts of it still arrive. */
export const visitorUploadHours = 6;

/** MB that all files of a site may have together: 10 GB, or what `fileQuota` of its settings says. */
export function quotaBytes(site: Site): number {
  const { fileQuota } = site.settings;
  return (typeof fileQuota === 'number' && fileQuota > 0 ? fileQuota : 10_240) * megabyte;
}
