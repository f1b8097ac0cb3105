/** How many MB the memory of this process grew by, at most, while work was done. */
export async function watchRss<Result>(work: () => Promise<Result>): Promise<{ result: Result; grownBy: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 20);
  try {
    const result = await work();
    look();
    return { result, grownBy: (most - before) / 1024 ** 2 };
  } finally {
    clearInterval(timer);
  }
}
