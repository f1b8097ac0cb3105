const slugPattern = /^[a-z0-9ก-๙]+(-[a-z0-9ก-๙]+)*$/;

/** Whether people can give a page this name in its address. */
export function isSlug(name: string): boolean {
  return slugPattern.test(name);
}
