const maxLength = 120;

/**
 * A name that is safe as the last part of an address, in a header and on any disk: its last part only, without characters
 * that steer a terminal, a path or the direction of reading. The ending stays.
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
  // Half of a pair of surrogates cannot be written into an address.
  return (trimmed !== '' && trimmed.isWellFormed() ? trimmed : 'file') + ending;
}

const edges = /^[.\s]+|[.\s]+$/g;

/** Where a stored file is read. */
export function fileAddress(file: { id: string; name: string }): string {
  return `/files/${file.id}/${encodeURIComponent(file.name)}`;
}

/** The id in the address of a file of this site. */
export function readFileId(address: unknown): string | undefined {
  const id = typeof address === 'string' && address.startsWith('/files/') ? address.split('/')[2] : undefined;
  return id !== undefined && isFileId(id) ? id : undefined;
}

/** Time, a random number, and of pictures the size. */
export function isFileId(id: string): boolean {
  return /^\d{13}-\d{10,30}(?:-\d{1,5}x\d{1,5})?$/.test(id);
}
