/** What is kept on the device under the id of its person. */
const ofPerson = ['draft', 'lately'];

type Kept = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/**
 * What somebody typed and chose and where they were, once they end their session themselves: the next person at this device must
 * not find it. Drafts of others wait for these, and settings of the device stay.
 */
export function forgetWork(person: string | undefined): void {
  try {
    removeAll(sessionStorage, 'sala');
    if (person !== undefined) for (const kind of ofPerson) removeAll(localStorage, `sala.${kind}.${person}.`);
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}

function removeAll(storage: Kept, prefix: string): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
}
