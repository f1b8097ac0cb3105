import { afterEach, expect, test, vi } from 'vitest';
import { doAfterFrame, workInFrame } from './frame.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is done after a frame waits for the next one, and within a frame for the end of that one', async () => {
  const ask = vi.spyOn(window, 'requestAnimationFrame');
  const waitAfterFrame = () => new Promise<void>((resolve) => doAfterFrame(resolve));
  await waitAfterFrame();
  expect(ask).toHaveBeenCalledTimes(1);
  let within = Promise.resolve();
  workInFrame(() => {
    within = waitAfterFrame();
  });
  await within;
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what was called off is not done, nor does an error leave the next one without a frame', async () => {
  const done = vi.fn();
  doAfterFrame(done)();
  workInFrame(() => doAfterFrame(done)());
  expect(() =>
    workInFrame(() => {
      throw new Error('not measured');
    }),
  ).toThrow('not measured');
  const ask = vi.spyOn(window, 'requestAnimationFrame');
  await new Promise<void>((resolve) => doAfterFrame(resolve));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
});
