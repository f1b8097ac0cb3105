import { fileURLToPath } from 'node:url';
import type { IModule } from 'dependency-cruiser';
import { readModules } from '../../tests/check/readModules.ts';

/** That code of one room imports something of another. */
export interface Arrow {
  from: string;
  to: string;
  /** Nothing but types, so nothing of it is there when the code runs. */
  typesOnly: boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The arrows between the rooms of these folders, by folder, as `npm run boundaries` sees them. */
export async function readArrows(folders: string[]): Promise<Map<string, Arrow[]>> {
  const modules = await readModules(folders, root);
  return new Map(folders.map((folder) => [folder, readFolder(folder, modules)]));
}

function readFolder(folder: string, modules: IModule[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [findRoom(folder, source), findRoom(folder, resolved)];
      if (from === undefined || to === undefined || from === to) continue;
      const known = arrows.get(`${from} ${to}`);
      const typesOnly = dependencyTypes.includes('type-only') && known?.typesOnly !== false;
      arrows.set(`${from} ${to}`, { from, to, typesOnly });
    }
  return [...arrows.values()];
}

/** Undefined for what stands outside the folder, or directly in it. */
function findRoom(folder: string, path: string): string | undefined {
  const [top, room, ...rest] = path.split('/');
  return top === folder && rest.length > 0 ? room : undefined;
}
