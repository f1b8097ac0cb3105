import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput, cleanInput, type InputRules, showInput } from './checkInput.ts';

const rules = (more: Partial<InputRules> = {}): InputRules => ({ inputType: 'text', ...more });

describe('checkInput', () => {
  it('accepts an empty value that is not required', () => {
    expect(checkInput('', rules({ inputType: 'email', minLength: 5 }))).toBeUndefined();
  });

  it('asks for a value that is required, blanks do not count', () => {
    expect(checkInput('   ', rules({ required: true }))).toEqual({ text: 'missing' });
  });

  it.each(['a@b.co', 'somchai.jaidee@mail.example.co.th'])('accepts the email address %s', (value) => {
    expect(checkInput(value, rules({ inputType: 'email' }))).toBeUndefined();
  });

  it.each(['a', 'a@b', '@b.co', 'a b@c.co', 'a@b..co', 'a@.co'])('refuses the email address %s', (value) => {
    expect(checkInput(value, rules({ inputType: 'email' }))).toEqual({ text: 'email' });
  });

  it('counts Thai letters as letters', () => {
    expect(checkInput('กขค', rules({ minLength: 4 }))).toEqual({ text: 'tooShort', n: 4 });
    expect(checkInput('กขคง', rules({ minLength: 4, maxLength: 4 }))).toBeUndefined();
  });

  it('holds numbers within their bounds', () => {
    const age = rules({ inputType: 'number', min: 18, max: 60 });
    expect(checkInput('17.5', age)).toEqual({ text: 'tooSmall', n: 18 });
    expect(checkInput('61', age)).toEqual({ text: 'tooLarge', n: 60 });
    expect(checkInput('18', age)).toBeUndefined();
  });

  it.each(['1-2', '--1', '1.2.3', '.', '-'])('refuses %s as a number', (value) => {
    expect(checkInput(value, rules({ inputType: 'number' }))).toEqual({ text: 'number' });
  });

  it('knows telephone numbers and web addresses', () => {
    expect(checkInput('02-123-4567', rules({ inputType: 'tel' }))).toBeUndefined();
    expect(checkInput('โทร', rules({ inputType: 'tel' }))).toEqual({ text: 'phone' });
    expect(checkInput('https://example.com', rules({ inputType: 'url' }))).toBeUndefined();
    expect(checkInput('javascript:alert(1)', rules({ inputType: 'url' }))).toEqual({ text: 'address' });
  });
});

describe('other kinds', () => {
  it('asks for a citizen number of 13 digits whose check digit is right', () => {
    const citizen = rules({ inputType: 'citizen' });
    expect(checkInput('123', citizen)).toEqual({ text: 'citizenDigits' });
    expect(checkInput('1234567890123', citizen)).toEqual({ text: 'citizen' });
    expect(checkInput('1234567890121', citizen)).toBeUndefined();
  });

  it('takes the tax id of a company and of a person, however it is typed, and says what is wrong with another', () => {
    const tax = rules({ inputType: 'tax' });
    expect(checkInput('1234', tax)).toEqual({ text: 'taxDigits' });
    expect(checkInput('0105556012340', tax)).toEqual({ text: 'taxId' });
    for (const typed of ['0-1055-56012-34-1', '๐๑๐๕๕๕๖๐๑๒๓๔๑', '1234567890121'])
      expect(checkInput(cleanInput(typed, tax).value, tax)).toBeUndefined();
    expect(showInput('0105556012341', 'tax')).toBe('0-1055-56012-34-1');
  });

  it('takes one last digit alone for the twelve before, as the Revenue Department computes it', () => {
    const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, (start) => {
        const sum = start.reduce((total, digit, place) => total + digit * (13 - place), 0);
        const passing = [...'0123456789'].filter(
          (last) => !checkInput(`${start.join('')}${last}`, rules({ inputType: 'tax' })),
        );
        expect(passing).toEqual([String((11 - (sum % 11)) % 10)]);
      }),
    );
  });

  it('takes money with at most two decimals', () => {
    const money = rules({ inputType: 'money', min: 0 });
    expect(checkInput('1250.50', money)).toBeUndefined();
    expect(checkInput('1.005', money)).toEqual({ text: 'money' });
    expect(checkInput('-1', money)).toEqual({ text: 'tooSmall', n: 0 });
  });

  it.each([
    ['0.3', 0.1, 0],
    ['1.1', 0.1, 1],
    ['7', 3, 1],
  ])('knows that %s is in steps of %d from %d', (value, step, min) => {
    expect(checkInput(value, rules({ inputType: 'number', step, min }))).toBeUndefined();
    expect(checkInput(`${value}5`, rules({ inputType: 'number', step: 100, min }))).toEqual({ text: 'step', n: 100 });
  });

  it('shows numbers as people read them and loses nothing', () => {
    expect(showInput('1234567.5', 'money')).toBe('1,234,567.50');
    expect(showInput('-1000', 'money')).toBe('-1,000');
    expect(showInput('12-', 'money')).toBe('12-');
    expect(showInput('1234567890121', 'citizen')).toBe('1-2345-67890-12-1');
    expect(showInput('123', 'citizen')).toBe('123');
  });
});

describe('cleanInput', () => {
  it('reads Thai digits in numbers, money, telephone and citizen numbers, and leaves them in texts', () => {
    expect(cleanInput('๐๒-๑๒๓', rules({ inputType: 'tel' })).value).toBe('02-123');
    expect(cleanInput('๑,๒๕๐.๕', rules({ inputType: 'number' })).value).toBe('1250.5');
    expect(cleanInput('๑', rules()).value).toBe('๑');
  });

  it('keeps only digits, dot and minus in a number', () => {
    expect(cleanInput('-1,250.50 บาท', rules({ inputType: 'number' }))).toEqual({ value: '-1250.50' });
  });

  it('cuts what is too long and says so', () => {
    expect(cleanInput('abcdef', rules({ maxLength: 3 }))).toEqual({
      value: 'abc',
      complaint: { text: 'tooLong', n: 3 },
    });
  });

  it('never cuts a character in two', () => {
    expect(cleanInput('😀😀😀', rules({ maxLength: 2 })).value).toBe('😀😀');
  });
});
