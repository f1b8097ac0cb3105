import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';

interface Config {
  options: ICruiseOptions & { exclude: { path: string } };
}

const { options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Config;
// Tests and stories look at everything.
const exclude = { path: [options.exclude.path, '[.](test|stories)[.]tsx?$', '/testing/'] };

/** The files of these folders and what each imports, types included. */
export async function readModules(folders: string[], baseDir = process.cwd()): Promise<IModule[]> {
  const { output } = await cruise(folders, { ...options, exclude, baseDir });
  if (typeof output === 'string') throw new Error('the imports came as text');
  return output.modules;
}
