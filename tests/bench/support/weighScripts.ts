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
    await page.goto(url, { waitUntil: 'networkidle' });
    const inline = await page.locator('script:not([src]):not([type="application/json"])').allTextContents();
    const scripts = [...(await Promise.all(bodies)), ...inline.map((text) => Buffer.from(text))];
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024;
  } finally {
    await context.close();
  }
}
