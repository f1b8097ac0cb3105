import type { Plugin } from 'vite';

/**
 * Craft.js asks for an Immer that describes every node anew at each edit: 2 MB on a page of 2,000 objects, which the browser then
 * clears away while somebody types. The current one only copies; it lacks the default export that Craft.js imports.
 */
export const currentImmer: Plugin = {
  name: 'sala-current-immer',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === 'immer' && importer?.includes('@craftjs') ? bridge : undefined;
  },
  load(id) {
    return id === bridge ? "export * from 'immer'; export { produce as default } from 'immer';" : undefined;
  },
};

const bridge = '\0sala-current-immer';
