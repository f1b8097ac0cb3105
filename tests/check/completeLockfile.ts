import { readFile, writeFile } from 'node:fs/promises';

/**
 * npm leaves out of the lockfile the optional packages of other platforms that its registry could not give at that
 * moment, and then refuses its own lockfile in `npm ci`. This finds such gaps; with --write it closes them.
 */
interface LockEntry {
  version?: string;
  dev?: boolean;
  license?: string;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

const file = 'package-lock.json';
const platform =
  /(android|darwin|linux|win32|freebsd|openharmony|netbsd|openbsd|sunos|aix)-(arm64|x64|arm|ia32|ppc64|riscv64|s390x|loong64|mips64el)(?:-(\w+))?$/;

const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, LockEntry> }; // npm's own format
const gaps = findGaps(lock.packages);

if (process.argv.includes('--write') && gaps.length > 0) {
  for (const gap of gaps) lock.packages[gap.place] = describePlatformPackage(gap);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${gaps.length} optional packages written into ${file}`);
} else if (gaps.length > 0) {
  for (const gap of gaps) console.error(`${file} lacks ${gap.name}@${gap.version}, wanted by ${gap.parent}`);
  console.error('npm ci would refuse it; close the gaps with: npm run lockfile -- --write');
  process.exitCode = 1;
}

interface Gap {
  place: string;
  name: string;
  version: string;
  parent: string;
  entry: LockEntry;
}

function findGaps(packages: Record<string, LockEntry>): Gap[] {
  const found: Gap[] = [];
  for (const [parent, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = findEntry(packages, parent, name);
      if (known?.version === version || !/^\d+\.\d+\.\d+$/.test(version) || !platform.test(name)) continue;
      const place = known ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
      found.push({ place, name, version, parent, entry });
    }
  return found;
}

/** Looks where Node would: beside the package that asks, then in each folder above. */
function findEntry(packages: Record<string, LockEntry>, parent: string, name: string): LockEntry | undefined {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

function describePlatformPackage({ name, version, entry }: Gap): LockEntry {
  const [, os, cpu, abi] = platform.exec(name) ?? [];
  const libc = os === 'linux' && (abi?.startsWith('gnu') ? ['glibc'] : abi?.startsWith('musl') ? ['musl'] : undefined);
  return {
    version,
    cpu: [cpu],
    ...(entry.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    ...(entry.license ? { license: entry.license } : {}),
    optional: true,
    os: [os],
  };
}
