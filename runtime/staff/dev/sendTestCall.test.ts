import { afterEach, expect, it, vi } from 'vitest';
import { sendTestCall } from './sendTestCall.ts';

afterEach(() => void vi.unstubAllGlobals());

function answerWith(status: number, text: string) {
  const fetch = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('refuses a body that is no JSON before anything is sent', async () => {
  const fetch = answerWith(200, '{}');
  expect(await sendTestCall({ method: 'POST', endpoint: '/api/a', body: '{a' })).toEqual({
    error: 'Invalid JSON in request body',
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('sends a body with POST and PUT only, and shows status, time and answer', async () => {
  const fetch = answerWith(201, '{"status":201}');
  const answer = await sendTestCall({ method: 'PUT', endpoint: '/api/a', body: '{"data":{}}' });
  expect(answer).toMatchObject({ status: 201, text: '{\n  "status": 201\n}' });
  expect(answer.ms).toBeGreaterThanOrEqual(0);
  await sendTestCall({ method: 'DELETE', endpoint: '/api/a', body: 'not json' });
  expect(fetch.mock.calls).toMatchObject([
    ['/api/a', { method: 'PUT', body: '{"data":{}}' }],
    ['/api/a', { method: 'DELETE', body: undefined }],
  ]);
});

it('tells what went wrong on the way', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendTestCall({ method: 'GET', endpoint: '/api/a', body: '' })).toMatchObject({
    error: 'TypeError: Failed to fetch',
  });
});
