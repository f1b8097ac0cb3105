/**
 * What the key of a taken step tells: `each/3/mail` is the step `mail` for the fourth item of the loop `each`; `side/joined` stores
 * which branches of `side` counted.
 */
export function readStepKey(key: string): { uid: string; depth: number; items: number[]; isJoin: boolean } {
  const parts = key.replace(/^!error\//, '').split('/');
  const between = parts.filter((_, at) => at % 2 === 1);
  return {
    uid: parts.at(-1) ?? key,
    depth: Math.floor((parts.length - 1) / 2),
    isJoin: parts.length % 2 === 0,
    items: between.flatMap((part) => (/^\d+$/.test(part) ? [Number(part) + 1] : [])),
  };
}
