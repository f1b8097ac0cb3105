import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWords, isFormerName } from './findWords.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('{schemas,engine,server,runtime,builder,plugins,stories,tests}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});

describe('the code uses the words of the glossary in docs/ARCHITECTURE.md', () => {
  it('in its names and comments', () => {
    const found = files
      .filter((file) => !file.startsWith('tests/check/'))
      .flatMap((file) =>
        findWords(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).map((word) => `${file}: ${word}`),
      );
    expect(found).toEqual([]);
  });

  it('in the names of its files, where only tests are called tests', () => {
    const names = files.map((file) => basename(file).replace(/\.tsx?$/, ''));
    expect(names.filter(isFormerName)).toEqual([]);
    expect(names.filter((name) => /[a-z]Tests?$/.test(name))).toEqual([]);
  });
});

it('would notice each of the former words', () => {
  const source = `
    /** Tells the house what he may do. */
    // The form hears of it and believes it.
    const planMove = listMoves(houseRoles);
    export function carryOutOrder(createLine: Line) {
      return { useSessionLine: '/* his house */', warehouse, order, lineHeight, moveRow };
    }
  `;
  expect(findWords(source, false)).toEqual([
    'house',
    'he',
    'hears',
    'believes',
    'planMove',
    'listMoves',
    'houseRoles',
    'carryOutOrder',
    'createLine',
    'useSessionLine',
  ]);
});
