import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Prints the software bill of materials of a running server, in CycloneDX, by npm's own command. It is asked about the
 * lockfile without tools of development: `--omit=dev` leaves out whatever such a tool needs as well.
 */
interface Package {
  dev?: boolean;
  devDependencies?: object;
}

const { devDependencies: _, ...manifest } = JSON.parse(await readFile('package.json', 'utf8')) as Package;
const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Package> }; // npm's own format
delete lock.packages['']?.devDependencies;
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));

const place = await mkdtemp(join(tmpdir(), 'sala-sbom-'));
try {
  const folder = join(place, 'sala'); // npm calls the whole by its folder
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  process.exitCode = spawnSync('npm', asked, { cwd: folder, stdio: 'inherit' }).status ?? 2;
} finally {
  await rm(place, { recursive: true });
}
