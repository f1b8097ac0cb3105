import type { Page } from 'playwright-core';

/** Makes a call with the session of a page; throws what refused it. */
export function callFromPage(page: Page, path: string, method = 'GET', body?: unknown) {
  return page.evaluate(
    async (asked) => {
      const response = await fetch(asked.path, {
        method: asked.method,
        headers: { 'Content-Type': 'application/json', 'X-Sala': '1' },
        ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
    { path, method, body },
  );
}
