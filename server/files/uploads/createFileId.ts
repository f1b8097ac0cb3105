import { randomBytes } from 'node:crypto';

/** Timestamp and a random number; for pictures also the size. */
export function createFileId(picture?: { width: number; height: number }): string {
  const random = BigInt(`0x${randomBytes(12).toString('hex')}`)
    .toString()
    .padStart(20, '0');
  return `${Date.now()}-${random}${picture ? `-${picture.width}x${picture.height}` : ''}`;
}
