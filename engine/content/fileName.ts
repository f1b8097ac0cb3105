const maxLength = 120;

/**
 * A name that is safe as the last part of a URL, in a header and on any disk: the last path segment only, without
 * control characters, separators or bidirectional marks. The extension stays.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g, '')
    .replace(/[<>:"|?*#%&{}$!'`@+=^~;]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');
  const [ending = ''] = /\.[A-Za-z0-9]{1,10}$/.exec(clean) ?? [];
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, maxLength - ending.length).join('');
  const trimmed = stem.replace(edges, '');
  // An unpaired surrogate cannot be written into a URL.
  return (trimmed !== '' && trimmed.isWellFormed() ? trimmed : 'file') + ending;
}

const edges = /^[.\s]+|[.\s]+$/g;

/** The URL path of a stored file. */
export function fileAddress(file: { id: string; name: string }): string {
  return `/files/${file.id}/${encodeURIComponent(file.name)}`;
}

/** The id in the URL of a file of this site. */
export function readFileId(address: unknown): string | undefined {
  const id = typeof address === 'string' && address.startsWith('/files/') ? address.split('/')[2] : undefined;
  return id !== undefined && isFileId(id) ? id : undefined;
}

/** Timestamp, a random number, and for images the size. */
export function isFileId(id: string): boolean {
  return /^\d{13}-\d{10,30}(?:-\d{1,5}x\d{1,5})?$/.test(id);
}
