/** How much of the limit is used, once little is left: `92/100`. */
export function countLetters(value: string, limit: number | undefined): string | undefined {
  if (!limit) return undefined;
  const { length } = [...value];
  return length >= limit * nearly ? `${length}/${limit}` : undefined;
}

const nearly = 0.8;
