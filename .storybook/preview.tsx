import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../runtime/styles.css';
import { StoryPage } from '../stories/StoryPage.tsx';
import { patience } from '../tests/support/patience.ts';
import { axeOptions } from './axeOptions.ts';

configure({ asyncUtilTimeout: patience });

// Pages fetch these when they are first drawn; stories do not wait for them.
await Promise.all([import('../runtime/ui/dialog/AriaDialog.tsx'), import('../runtime/ui/fields/AriaDatePicker.tsx')]);

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'th', viewport: { value: 'desktop' } },
  globalTypes: {
    theme: {
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [drawInPage],
};

export default preview;

/** Each story stands in a page of its own: the runtime's hooks work, in the theme and language of the toolbar. */
function drawInPage(...[Story, { globals, parameters }]: Parameters<Decorator>) {
  const language = globals.language === 'en' ? 'en' : 'th';
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.lang = language;
  return (
    <StoryPage language={language} page={parameters.page}>
      <Story />
    </StoryPage>
  );
}
