import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, defaultPasswordPolicy, listPasswordRules, type PasswordPolicy } from './checkPassword.ts';

const strict: PasswordPolicy = {
  ...defaultPasswordPolicy,
  digits: true,
  lowercase: true,
  uppercase: true,
  symbols: true,
  noLookAlikes: true,
  noRepeats: true,
  noSequences: true,
};
const codes = (password: string, policy?: PasswordPolicy) => checkPassword(password, policy).map(({ code }) => code);

describe('passwords', () => {
  it('pass by default with eight Latin characters', () => {
    expect(codes('password')).toEqual([]);
    expect(codes('sala-demo')).toEqual([]);
  });

  it.each([
    ['short', ['minLength']],
    ['a'.repeat(65), ['maxLength']],
    ['has space', ['noWhitespace']],
    ['tab\tinside', ['noWhitespace']],
    ['no\u00a0break', ['noWhitespace']],
    ['รหัสผ่านไทย', ['onlyAllowed']],
    ['émigrésss', ['onlyAllowed']],
    ['emoji😀😀😀😀', ['onlyAllowed']],
    ['', ['minLength']],
  ])('break by default the rules they should: %j', (password, broken) => {
    expect(codes(password)).toEqual(broken);
  });

  it.each([
    ['Ma7#kQ9@', []],
    ['ma7#kq9@', ['uppercase']],
    ['MA7#KQ9@', ['lowercase']],
    ['Maw#kQz@', ['digits']],
    ['Ma7ekQ9u', ['symbols']],
    ['Mi7#kQ9@', ['noLookAlikes']],
    ['Ma0#kQ9@', ['noLookAlikes']],
    ['Ma7#kQ7@', ['noRepeats']],
    ['Mabc#Q9@', ['noSequences']],
    ['Ma789#Q@', ['noSequences']],
    ['mXYZ#Q9@', ['noSequences']],
    ['Mcba#Q9@', ['noSequences']],
  ])('break under every rule exactly the ones they should: %s', (password, broken) => {
    expect(codes(password, strict)).toEqual(broken);
  });

  it('count characters, not the halves of a surrogate pair', () => {
    const policy = { ...defaultPasswordPolicy, minLength: 4, maxLength: 4 };
    expect(codes('😀😀😀😀', policy)).toEqual(['onlyAllowed']);
  });

  it('take only the symbols that the policy allows', () => {
    const policy = { ...defaultPasswordPolicy, allowedSymbols: '-_', symbols: true };
    expect(codes('abcdefg-', policy)).toEqual([]);
    expect(codes('abcdefg#', policy)).toEqual(['onlyAllowed', 'symbols']);
  });

  it('have each broken rule among the listed rules of the policy', () => {
    const anyPolicy = fc.record({
      minLength: fc.integer({ min: 1, max: 20 }),
      maxLength: fc.integer({ min: 20, max: 80 }),
      digits: fc.boolean(),
      lowercase: fc.boolean(),
      uppercase: fc.boolean(),
      symbols: fc.boolean(),
      noLookAlikes: fc.boolean(),
      noRepeats: fc.boolean(),
      noSequences: fc.boolean(),
      allowedSymbols: fc.constantFrom('!@#', '-', defaultPasswordPolicy.allowedSymbols),
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyPolicy, (password, policy) => {
        const listed = listPasswordRules(policy).map(({ code }) => code);
        for (const { code, text } of checkPassword(password, policy)) {
          expect(listed).toContain(code);
          expect(text.th).not.toBe('');
          expect(text.en).not.toBe('');
        }
      }),
    );
  });

  it('stay good when more good characters follow, while nothing forbids repeats and sequences', () => {
    const good = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 8, maxLength: 30 });
    fc.assert(fc.property(good, good, (one, other) => checkPassword(one + other).length === 0));
  });

  it('are never good with white space or a Thai letter anywhere', () => {
    const bad = fc.constantFrom(' ', '\t', '\n', '\u3000', 'ก', 'ำ', '๙');
    fc.assert(
      fc.property(
        fc.string(),
        bad,
        fc.string(),
        (before, one, after) => checkPassword(before + one + after).length > 0,
      ),
    );
  });
});
