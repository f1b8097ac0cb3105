import { expect, it } from 'vitest';
import { openSandbox } from './openSandbox.ts';
import { templateHelpers } from './templateHelpers.ts';

const rows = Array.from({ length: 100_000 }, (_, at) => ({ at }));
const draw = (mostMs: number) =>
  openSandbox(templateHelpers, { mostMs }).draw('{{#each rows}}{{at}} {{/each}}', [{ rows }]);

it('ends a drawing that computes for too long, and no other', () => {
  expect(() => draw(1)).toThrow(expect.objectContaining({ code: 'template_refused' }));
  expect(draw(60_000)[0]).toMatch(/^0 1 2 .*99999 $/);
});
