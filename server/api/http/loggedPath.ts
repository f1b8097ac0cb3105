/** 32 bytes, as `createToken` writes them. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Whether whoever has this address may come in by it. */
export function holdsToken(address: string): boolean {
  return address.search(token) >= 0;
}

/** A path as logs hold it: a link to a preview, a flow or a sign-in is a path, and whoever has it may come in. */
export function loggedPath(path: string): string {
  return path.replaceAll(token, '…');
}
