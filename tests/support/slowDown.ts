import type { Page } from 'playwright-core';

/** With `SALA_SLOW=6`, pages compute six times slower, as they do on phones: what a test or a page takes for granted too early is found. */
const slowness = Number(process.env.SALA_SLOW ?? 1);

export async function slowDown(page: Page): Promise<void> {
  if (slowness <= 1) return;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  } catch {
    // Closed before.
  }
}
