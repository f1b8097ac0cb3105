import { glob, readFile } from 'node:fs/promises';

const limit = 400;
const folders = '{schemas,engine,server,runtime,builder,plugins,stories,tests}/**/*.{ts,tsx}';

const tooLong: string[] = [];
for await (const file of glob(folders, { exclude: ['**/node_modules/**'] })) {
  const lines = (await readFile(file, 'utf8')).split('\n').length - 1;
  if (lines > limit) tooLong.push(`${file} has ${lines} lines; the limit is ${limit}`);
}
for (const line of tooLong) console.error(line);
process.exitCode = tooLong.length > 0 ? 1 : 0;
