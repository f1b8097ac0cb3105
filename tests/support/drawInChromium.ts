import { PlaywrightBrowserProvider, type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../server/platform/chromium/findChromium.ts';
import { slowDown } from './slowDown.ts';

const options: PlaywrightProviderOptions & { launchOptions: object } = { launchOptions: {} };

/** Looks for Chromium when the first page is opened, so that a run without browser tests neither unpacks nor starts one. */
class FoundChromiumProvider extends PlaywrightBrowserProvider {
  constructor(project: TestProject) {
    super(project, options);
  }

  override async openPage(...args: Parameters<PlaywrightBrowserProvider['openPage']>): Promise<void> {
    Object.assign(options.launchOptions, await findChromium());
    await super.openPage(...args);
    await slowDown(this.getPage(args[0]));
  }
}

/** Browser mode of a project that draws: real Chromium, one window size. */
export function drawInChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: {
      ...playwright(options),
      prewarm: undefined,
      providerFactory: (project: TestProject) => new FoundChromiumProvider(project),
    },
    // Vitest names the instance after its project, so each project needs its own.
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  };
}

/** React Aria takes a test for one without a layout and draws lists whole, unless this is set: here there is a real browser. */
export const drawOnlyVisible = { 'process.env.VIRT_ON': '"true"' };
