import { glob, readFile } from 'node:fs/promises';
import { type FoundFunction, listFunctions } from './listFunctions.ts';

const limits = { file: 400, function: 45, component: 120 };
const folders = '{schemas,engine,server,runtime,builder,plugins}/**/*.{ts,tsx}';
const tests = /\.(test|stories)\.tsx?$|\/testing\//;

/** What is too long, by its file and name, with how long it is. */
const tooLong = new Map<string, string>();
for await (const file of glob(folders, { exclude: ['**/node_modules/**'] })) {
  if (tests.test(file)) continue;
  const source = await readFile(file, 'utf8');
  const functions = listFunctions(source, file.endsWith('.tsx'));
  const lines = source.split('\n').length - 1;
  // A table of plain data is as long as it is.
  if (lines > limits.file && functions.length > 0) tooLong.set(file, `has ${lines} lines; the limit is ${limits.file}`);
  for (const each of functions) {
    const limit = limitOf(each);
    if (each.lines > limit)
      tooLong.set(`${file} ${each.name}`, `has ${each.lines} lines (from ${each.line}); the limit is ${limit}`);
  }
}

const problems = [...tooLong].map(([place, text]) => `${place} ${text}`);
for (const problem of problems.sort()) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function limitOf({ isComponent }: FoundFunction): number {
  return isComponent ? limits.component : limits.function;
}
