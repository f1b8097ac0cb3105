import '../../runtime/styles.css';
import { afterAll, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PageSocket } from './pageSocket.ts';

/** All browser tests share one page, which takes a third less time than one for each file: a file leaves it as it found it. */
let address = '';

Object.assign(globalThis, { WebSocket: PageSocket });

beforeAll(async () => {
  address = location.href;
  await page.viewport(1280, 800);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
  scrollTo(0, 0);
});
