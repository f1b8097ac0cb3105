const sampleIds = /"(\w+)_demo\d{4,}"/g;
/** More of a collection than any usual sample has. */
const usualSamples = 1000;

/** The id of a sample record: the number is its place, from 1, among those of its collection in the file. */
export function sampleId(collection: string, number: number): string {
  return `${collection}_demo${String(number).padStart(4, '0')}`;
}

/** A day that is so many days from the one on which the samples are stored; negative ones are past. */
export function sampleDay(days: number): string {
  return `sample:day${days < 0 ? '' : '+'}${days}`;
}

/** The ids of sample records that a value names. */
export function listSampleIds(value: unknown): Set<string> {
  const names = JSON.stringify(value).matchAll(sampleIds);
  return new Set([...names].map(([text]) => text.slice(1, -1)));
}

/** The collections of which a value names sample records. */
export function listSampleCollections(value: unknown): Set<string> {
  return new Set([...listSampleIds(value)].map((id) => id.slice(0, id.lastIndexOf('_demo'))));
}

/** The id of a record of a large sample (`sample/large/`): numbered behind those of the usual samples. */
export function largeSampleId(collection: string, number: number): string {
  return sampleId(collection, usualSamples + number);
}

/** Numbers that look random and are the same each time: each call answers one from 0 up to `below`. */
export function sampleChance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0; // the constants of Numerical Recipes
    return Math.floor((state / 2 ** 32) * below);
  };
}
