/** What the key of a taken step tells: `each/3/mail` is the step `mail` for the fourth item of the loop `each`. */
export function readStepKey(key: string): { uid: string; depth: number; items: number[] } {
  const parts = key.replace(/^!error\//, '').split('/');
  const between = parts.filter((_, at) => at % 2 === 1);
  return {
    uid: parts.at(-1) ?? key,
    depth: (parts.length - 1) / 2,
    items: between.flatMap((part) => (/^\d+$/.test(part) ? [Number(part) + 1] : [])),
  };
}
