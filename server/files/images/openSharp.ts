import type Sharp from 'sharp';

type SharpModule = typeof Sharp;
let opening: Promise<SharpModule> | undefined;

/** The library for pictures, read when the first picture comes. */
export function openSharp(): Promise<SharpModule> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return opening;
}

const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** Pictures take turns: drawing many at once would leave nothing for those who only read. */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
