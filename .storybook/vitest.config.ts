import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { foundChromium } from '../tests/support/foundChromium.ts';

/** Every story as a test, with axe. Apart from the other projects because reading the stories costs each run a second. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: { name: 'stories', browser: foundChromium },
});
