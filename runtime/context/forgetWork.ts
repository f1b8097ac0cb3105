const prefixes = ['sala.draft.', 'sala.form.', 'sala:list:'];

/** What somebody typed and where they were: the next person at this device must not find it. */
export function forgetDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (prefixes.some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
}
