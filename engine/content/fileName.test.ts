import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName, fileAddress, readFileId } from './fileName.ts';

it('makes a safe name of anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (name) => {
      const clean = cleanFileName(`${name}.txt`);
      expect(clean).toMatch(/\.txt$/);
      expect(clean.length).toBeLessThanOrEqual(260);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
      expect(clean).not.toMatch(/[/\\\u0000-\u001f\u202e"<>]/);
      expect(cleanFileName(clean)).toBe(clean);
      expect(() => encodeURIComponent(clean)).not.toThrow();
    }),
  );
});

it('reads an id from addresses of its own only', () => {
  const id = '1763731403123-123456789012345-10x20';
  expect(readFileId(fileAddress({ id, name: 'ก ข.jpg' }))).toBe(id);
  for (const address of [`https://x.example/files/${id}/a`, `/files/${id}x/a`, '/files//a', '/files/../x', 5, null])
    expect(readFileId(address)).toBeUndefined();
});
