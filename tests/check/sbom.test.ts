import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names every package of a running server with its version, and no tool of its makers', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 100_000_000 });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { purl: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ purl }) => decodeURIComponent(purl));
  expect(new Set(listed)).toEqual(new Set(readLocked().flatMap(({ dev, purl }) => (dev ? [] : [purl]))));
});

function readLocked() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, { version, dev }]) => ({ dev, purl: `pkg:npm/${place.replace(/.*node_modules\//, '')}@${version}` }));
}
