const sampleIds = /"(\w+)_demo\d{4,}"/g;

/** The id of a sample record: the number is its place, from 1, among those of its collection in the file. */
export function sampleId(collection: string, number: number): string {
  return `${collection}_demo${String(number).padStart(4, '0')}`;
}

/** A day that is so many days from the one on which the samples are stored; negative ones are past. */
export function sampleDay(days: number): string {
  return `sample:day${days < 0 ? '' : '+'}${days}`;
}

/** The collections of which a value names sample records. */
export function listSampleCollections(value: unknown): Set<string> {
  const names = JSON.stringify(value).matchAll(sampleIds);
  return new Set([...names].map(([, collection = '']) => collection));
}
