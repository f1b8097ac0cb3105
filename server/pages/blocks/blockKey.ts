/** Keys of the saved blocks of a site begin with this; what follows is the name that widgets give. */
export const blockPrefix = 'block/';

export function isBlockKey(key: string): boolean {
  return key.startsWith(blockPrefix);
}
