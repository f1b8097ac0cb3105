import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * React comes as CommonJS. The bundler would wrap it, give every page helpers that nothing else on it needs, and write
 * `(0, jsx.jsx)(…)` for each element; as modules its functions have names of their own.
 */
export const reactAsModules: Plugin = {
  name: 'sala-react-as-modules',
  enforce: 'pre',
  resolveId: (id) => files.get(id),
  transform: (code, id) => (sources.has(id) ? { code: toModule(code), map: null } : undefined),
};

const ours = createRequire(import.meta.url);
const ofReactDom = createRequire(ours.resolve('react-dom/package.json'));
const react = find(ours, 'react', 'react');

const files = new Map([
  ['react', react],
  ['react/jsx-runtime', find(ours, 'react', 'react-jsx-runtime')],
  ['react-dom', find(ours, 'react-dom', 'react-dom')],
  ['react-dom/client', find(ours, 'react-dom', 'react-dom-client')],
  ['scheduler', find(ofReactDom, 'scheduler', 'scheduler')],
  // A hook of its own for older versions of React; it is CommonJS, which would require React as such again.
  ['use-sync-external-store/shim/index.js', react],
]);
const sources = new Set(files.values());

function find({ resolve }: NodeJS.Require, name: string, file: string): string {
  return join(dirname(resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);
}

/** The code in a function, with its own short names as before, and its exports as constants. */
function toModule(code: string): string {
  const required: string[] = [];
  const body = code.replace(/\brequire\("([\w/-]+)"\)/g, (_, id: string) => `required${required.push(id) - 1}`);
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  return [
    ...required.map((id, at) => `import required${at} from '${id}';`),
    `const all = ((exports) => { ${body}\nreturn exports; })({});`,
    'export default all;',
    // Marked as pure: unused exports are left out.
    ...[...names].map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
  ].join('\n');
}
