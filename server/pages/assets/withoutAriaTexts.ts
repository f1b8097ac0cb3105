import type { Plugin } from 'vite';

/**
 * React Aria contains its texts in 34 languages, none of them Thai: 25 KB gzip. The browser's code provides its own
 * (`runtime/ui/aria/ariaTexts.ts`), so the build leaves them out.
 */
export const withoutAriaTexts: Plugin = {
  name: 'sala-without-aria-texts',
  load(id) {
    return texts.test(id) ? 'export default {}' : undefined;
  },
};

const texts = /[\\/](react-aria|react-stately|react-aria-components)[\\/].*[\\/]intlStrings\.mjs$/;
