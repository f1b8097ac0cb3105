/** A page that was prefetched is shown as it was read for so long. */
export const prefetchedMs = 15_000;
