import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { drawInChromium, drawOnlyVisible } from '../tests/support/drawInChromium.ts';
import { timeouts } from '../tests/support/patience.ts';

/**
 * Every story as a test, with axe, in each theme and language, on a desktop and on a phone. Apart from the other projects because reading the stories
 * costs every run a second.
 */
export default defineConfig({
  test: { maxWorkers: 1, projects: [drawStories('light', 'th'), drawStories('dark', 'en')] },
});

function drawStories(theme: string, language: string): TestProjectInlineConfiguration {
  return {
    define: drawOnlyVisible,
    plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme, language } })],
    test: {
      name: `stories-${theme}-${language}`,
      // One page shows them all, one after the other, as Storybook itself does.
      isolate: false,
      ...timeouts,
      browser: drawInChromium(),
      setupFiles: `${import.meta.dirname}/testSetup.ts`,
    },
  };
}
