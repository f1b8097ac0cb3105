/** What comes in or goes out is half seen while it moves; what moves for ever is not waited for. */
export async function waitForMovement(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame); // what follows sizes is told of them between the two
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), wait(1000)]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
