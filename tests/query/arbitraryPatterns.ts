import fc from 'fast-check';

const atoms = fc.constantFrom(
  'a',
  'b',
  'ก',
  'น้ำ',
  '.',
  '[ab]',
  '[^a]',
  '[a-c]',
  '[ก-ฮ]',
  '\\d',
  '\\D',
  '\\w',
  '\\s',
  '\\.',
  '\\n',
  '[\\d_]',
  '[^\\s]',
  '[\\]^-]',
  '^',
  '$',
  '-',
  '\\$',
  '\\/',
  '"',
  "'",
);

/** Regular expressions of the subset, and some that are refused. */
export const patterns: fc.Arbitrary<string> = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    atoms,
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => `(?:${parts.join('|')})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '+?'))
      .map(([inner, times]) => `(${inner})${times}`),
  ),
})).pattern;

export const patternOptions = fc.constantFrom('', 'i', 'm', 's', 'im', 'ims');

export const patternTexts = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      'c',
      'A',
      'ก',
      'น้ำ',
      '1',
      '_',
      '.',
      ' ',
      '\n',
      '\r',
      '\t',
      'é',
      'É',
      '-',
      ']',
      '$',
      '"',
      '\u00a0',
      '\u2028',
      '😀',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
