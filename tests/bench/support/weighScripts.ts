import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** Every script that a first visit loads, inline ones included, gzipped one by one, in KB. */
export async function weighScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (response.request().resourceType() === 'script' || type.includes('javascript')) bodies.push(response.body());
    });
    await page.goto(url);
    // On a busy machine the network is idle before a page that starts by itself does.
    await page.waitForFunction(hasStarted);
    await page.waitForLoadState('networkidle');
    const inline = await page.locator('script:not([src]):not([type="application/json"])').allTextContents();
    const scripts = [...(await Promise.all(bodies)), ...inline.map((text) => Buffer.from(text))];
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024;
  } finally {
    await context.close();
  }
}

/** Runs in the page: a static one starts when somebody points at it, and the floor's page at once. */
function hasStarted(): boolean {
  const start = document.getElementById('root')?.dataset.start;
  return (start !== 'load' && start !== 'idle') || document.documentElement.dataset.ready === 'awake';
}
