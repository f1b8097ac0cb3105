import { findCircles } from './findCircles.ts';
import { readModules } from './readModules.ts';

// No circle of folders, at any depth, not even by types: seen from inside any folder, its subfolders and its own files (as one)
// reach each other in one direction.
const folders = ['schemas', 'engine', 'server', 'runtime', 'builder', 'plugins'];
/** It lists what its folder offers, so nothing inside imports it. */
const door = 'schemas/index.ts';

const modules = await readModules(folders);
const imports = modules.flatMap(({ source, dependencies }) =>
  source === door ? [] : dependencies.map(({ resolved }) => [source, resolved] as const),
);
const circles = findCircles(imports.filter(([, imported]) => folders.includes(imported.split('/')[0] ?? '')));
for (const { folder, parts, example } of circles)
  console.error(`${folder}: ${parts.join(', ')} reach each other, as in ${example.join(' → ')}`);
process.exitCode = circles.length > 0 ? 1 : 0;
