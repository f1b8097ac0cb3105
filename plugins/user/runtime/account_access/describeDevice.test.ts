import { expect, it } from 'vitest';
import { describeDevice } from './describeDevice.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1 Line/14.1',
    'LINE · iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari · Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.5.0', undefined],
  [null, undefined],
])('names browser and system: %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
