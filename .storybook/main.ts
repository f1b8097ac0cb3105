import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../builder/**/*.stories.tsx', '../plugins/**/runtime/**/*.stories.tsx'],
  // The server's own `/icons/`: stories that draw icons draw them here too.
  staticDirs: [{ from: '../node_modules/lucide-static/icons', to: '/icons' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
