import type { Page } from 'playwright-core';

export interface RenderWatch {
  /** From each answer of `/api/page/data` until the frame after it was drawn. */
  times: number[];
  /** Objects whose components rendered since the watch was last emptied. */
  rendered: string[];
}

/** From its start on the page notes which objects render and how long newer data takes to show. */
export async function watchRenders(
  page: Page,
): Promise<{ read: () => Promise<RenderWatch>; empty: () => Promise<void> }> {
  await page.addInitScript(noteRenders);
  return {
    read: () => page.evaluate(() => (window as unknown as { watch: RenderWatch }).watch),
    empty: () =>
      page.evaluate(() => (window as unknown as { watch: RenderWatch }).watch.rendered.splice(0)).then(() => {}),
  };
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: { object?: { uid?: string } } | null;
}

/** Runs in the page, before React: by the hook that React's own developer tools use. */
function noteRenders(): void {
  const watch: RenderWatch = { times: [], rendered: [] };
  let answeredAt: number | undefined;
  const performedWork = 1;
  const functionComponents = new Set([0, 11, 14, 15]);

  const visit = (fiber: Fiber) => {
    const before = fiber.alternate;
    const uid = fiber.memoizedProps?.object?.uid;
    if (uid && functionComponents.has(fiber.tag) && fiber.flags & performedWork && !watch.rendered.includes(uid))
      watch.rendered.push(uid);
    if (before && before.child === fiber.child) return; // nothing below was worked on
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  const handleCommit = (_: number, root: { current: Fiber }) => {
    visit(root.current);
    if (answeredAt === undefined) return;
    const from = answeredAt;
    answeredAt = undefined;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => watch.times.push(performance.now() - from);
      channel.port2.postMessage(undefined);
    });
  };
  const ask = window.fetch;
  const fetch: typeof ask = async (...call) => {
    const response = await ask(...call);
    if (!String(call[0]).startsWith('/api/page/data')) return response;
    const read = response.json.bind(response);
    response.json = async () => {
      const answer: unknown = await read();
      answeredAt = performance.now();
      return answer;
    };
    return response;
  };
  const nothing = () => {};
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberUnmount: nothing, onPostCommitFiberRoot: nothing };
  Object.assign(window, {
    watch,
    fetch,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot: handleCommit },
  });
}
