import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a loader of 1.2 KB gzip, most of it for cases that do not occur here. This one only
 * loads the style sheets of a chunk first, each once, and none that is inlined in the page.
 */
export const lightPreload: Plugin = {
  name: 'sala-light-preload',
  enforce: 'pre',
  load(id) {
    return id === '\0vite/preload-helper.js' ? loader : undefined;
  },
};

const loader = `
const styles = {};
const addStyle = (href) =>
  (styles[href] ??= new Promise((done) => {
    if (document.querySelector('[data-href="' + href + '"],link[rel=stylesheet][href="' + href + '"]')) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = done;
    document.head.append(link);
  }));
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => addStyle('/' + file))).then(load);
`;
