const year = 60 * 60 * 24 * 365;

/** Stores a choice of the reader for the server's next request; never anything secret. */
export function writeCookie(name: string, value: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
