import { randomBytes } from 'node:crypto';

/** Time and a random number, as names of uploads are; a picture's id also says how large it is. */
export function createFileId(picture?: { width: number; height: number }): string {
  const random = BigInt(`0x${randomBytes(12).toString('hex')}`)
    .toString()
    .padStart(20, '0');
  return `${Date.now()}-${random}${picture ? `-${picture.width}x${picture.height}` : ''}`;
}
