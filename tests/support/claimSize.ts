/** The archive, in whose directory an entry is said to unpack to this many bytes, whatever it does. */
export function claimSize(archive: Buffer, entry: string, bytes: number): Buffer {
  const name = archive.lastIndexOf(entry);
  archive.writeUInt32LE(bytes, name - 46 + 24);
  return archive;
}
