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
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot) : '';
  const stem = [...(dot > 0 ? clean.slice(0, dot) : clean)].slice(0, maxLength - ending.length).join('');
  return isWellFormed(stem) && stem !== '' ? stem + ending : `file${ending}`;
}

/** Half of a pair of surrogates cannot be written into an address. */
function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

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
