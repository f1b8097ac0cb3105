/**
 * What comes in or goes out is half seen while it moves; what moves for ever, or as far as a page is scrolled, is not waited for. It names
 * nothing of this file, so that it can be evaluated in a page.
 */
export async function waitForMovement(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame); // what follows sizes is told of them between the two
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  const limit = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), limit]);
}
