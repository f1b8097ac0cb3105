import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const box = createSecretBox('a secret of this server, long enough');

it('opens what it sealed, and seals the same text differently each time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => box.open(box.seal(text)) === text));
  expect(box.seal('same')).not.toBe(box.seal('same'));
});

it('opens nothing that was changed or sealed with another key', () => {
  const bytes = Buffer.from(box.seal('hidden'), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = changed[index]! ^ 1;
    expect(() => box.open(changed.toString('base64url'))).toThrow();
  }
  expect(() => createSecretBox('another server, another secret').open(box.seal('hidden'))).toThrow();
});
