import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('{runtime,builder,plugins,stories}/**/*.css', { cwd: root }).sort();

/** Sides of the window that stay where they are in every direction of writing, and why. */
const exceptions: Record<string, string> = {
  'plugins/content/runtime/gallery/gallery.css: left': 'the arrow to the left stands at the left',
  'plugins/content/runtime/gallery/gallery.css: right': 'the arrow to the right stands at the right',
};

const sides = '(?:left|right)';
const physical = new RegExp(
  `^(?:${sides}|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-${sides}(?:-\\w+)?|border-(?:top|bottom)-${sides}-radius)$`,
);
const sided = /^(?:text-align|float|clear)$/;
const fourSided =
  /^(?:margin|padding|inset|border-width|border-style|border-color|border-radius|scroll-margin|scroll-padding)$/;

it('finds the style sheets', () => expect(sheets.length).toBeGreaterThan(30));

describe('a style sheet names starts and ends, not left and right', () => {
  it.each(sheets)('%s', (sheet) => {
    const found = listPhysical(readFileSync(join(root, sheet), 'utf8')).map((name) => `${sheet}: ${name}`);
    expect(found.filter((name) => !(name in exceptions))).toEqual([]);
  });
});

it('would notice each way of naming a side', () => {
  const css =
    '.a { margin-left: 1px; right:0; text-align: right; float:left; padding: 0 1px 0 2px; border-top-left-radius: 2px }';
  expect(listPhysical(css)).toEqual([
    'margin-left',
    'right',
    'text-align',
    'float',
    'padding',
    'border-top-left-radius',
  ]);
  expect(listPhysical('.a { margin: 0 auto; inset-inline: 0; padding: 1px 2px 3px 2px; text-align: start }')).toEqual(
    [],
  );
});

it('lists no exception that is gone', () => {
  const used = sheets.flatMap((sheet) =>
    listPhysical(readFileSync(join(root, sheet), 'utf8')).map((name) => `${sheet}: ${name}`),
  );
  expect(Object.keys(exceptions).filter((name) => !used.includes(name))).toEqual([]);
});

function listPhysical(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].filter(([, name = '', value = '']) => isPhysical(name, value)).map(([, name = '']) => name);
}

function isPhysical(name: string, value: string): boolean {
  if (physical.test(name)) return true;
  if (sided.test(name)) return /\b(left|right)\b/.test(value);
  if (!fourSided.test(name)) return false;
  const parts = value.trim().match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  if (name === 'border-radius') return parts.length === 4 && (parts[0] !== parts[1] || parts[2] !== parts[3]);
  return parts.length === 4 && parts[1] !== parts[3];
}
