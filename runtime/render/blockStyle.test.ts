import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlockStyle } from '../../schemas/index.ts';
import { blockStyle } from './blockStyle.ts';
import { columnSpan } from './columnSpan.ts';

const style = (look: unknown) => blockStyle(look as BlockStyle).style;

it('turns steps into pixels of the 4 px grid', () => {
  expect(style({ padding: { top: 4, left: 2 }, margin: { bottom: -2 } })).toEqual({
    paddingBlockStart: '16px',
    paddingInlineStart: '8px',
    marginBlockEnd: '-8px',
  });
});

it('hides on the devices that are not named', () => {
  expect(blockStyle({ visibleOn: ['mobile', 'tablet'] }).className).toBe('s-hide-laptop s-hide-desktop');
  expect(blockStyle({ visibleOn: [] }).className).toBe('');
});

it('chooses the scheme in which text can be read on the colour', () => {
  expect(style({ background: { type: 'color', color: '#0b3b31' } })).toMatchObject({ colorScheme: 'dark' });
  expect(style({ background: { type: 'color', color: '#fdf6e3' } })).toMatchObject({ colorScheme: 'light' });
});

it('puts a picture behind the content without letting its address out of the quotes', () => {
  const image = '/files/a") ; background:url("https://evil.example';
  expect(style({ background: { type: 'image', image } }).backgroundImage).toBe(
    'url("/files/a%22)%20;%20background:url(%22https://evil.example")',
  );
});

it('gives a bordered box the surface, unless it was given a ground', () => {
  expect(style({ border: { top: 1 } }).backgroundColor).toBe('var(--s-surface)');
  expect(style({ border: { top: 1 }, background: { type: 'none' } }).backgroundColor).toBeUndefined();
});

it('names the steps of the theme, and takes free sizes within limits', () => {
  expect(style({ textSize: 'large', maxWidth: 'narrow' })).toEqual({
    '--s-size': 'var(--s-text-20)',
    fontSize: 'var(--s-size,inherit)',
    maxInlineSize: '45rem',
  });
  expect(style({ textSize: 24, maxWidth: 320, textAlign: 'center' })).toMatchObject({
    '--s-size': '1.5rem',
    maxInlineSize: '320px',
    marginInlineStart: 'auto',
    marginInlineEnd: 'auto',
  });
  expect(style({ textSize: 'constructor', maxWidth: 1e9 })).toEqual({});
});

it('writes the values of narrower devices beside the others, each inherited by what is narrower', () => {
  const padding = { top: 4, left: 2 };
  const on = {
    tablet: { padding: { top: 2, left: 2 } },
    mobile: { textAlign: 'center', background: { type: 'none' } },
  };
  expect(style({ padding, on })).toEqual({
    paddingBlockStart: 'var(--s-at-wide,16px)var(--s-at-tablet,8px)var(--s-at-mobile,8px)',
    paddingInlineStart: '8px',
    textAlign: 'var(--s-at-wide,revert-layer)var(--s-at-tablet,revert-layer)var(--s-at-mobile,center)',
  });
  expect(style({ padding, on: { tablet: { padding: 'x' }, mobile: 7, watch: { padding: { top: 1 } } } })).toEqual({
    paddingBlockStart: 'var(--s-at-wide,16px)var(--s-at-tablet,revert-layer)var(--s-at-mobile,revert-layer)',
    paddingInlineStart: 'var(--s-at-wide,8px)var(--s-at-tablet,revert-layer)var(--s-at-mobile,revert-layer)',
  });
});

it('makes sound CSS of anything', () => {
  const keys = [
    'padding',
    'margin',
    'border',
    'borderColor',
    'borderStyle',
    'radius',
    'background',
    'textColor',
    'visibleOn',
    'maxWidth',
    'textSize',
    'on',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (look) => {
      for (const value of Object.values(style(look)))
        expect(String(value)).not.toMatch(/[;{}<]|undefined|NaN|Infinity/);
    }),
    { numRuns: 300 },
  );
});

it('shares what sized columns leave among the others', () => {
  const columns = [
    { uid: 'a', size: 6, objects: [] },
    { uid: 'b', objects: [] },
    { uid: 'c', objects: [] },
  ];
  expect(columns.map((column) => columnSpan(column, columns))).toEqual([6, 3, 3]);
  const equal = [1, 2, 3].map((n) => ({ uid: `${n}`, objects: [] }));
  expect(equal.map((column) => columnSpan(column, equal))).toEqual([4, 4, 4]);
});
