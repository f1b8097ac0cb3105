import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginUpload, partAt } from '../../../tests/support/sendFile.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

function hangUp(path: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { host: `${host}:${test.port}`, cookie, 'content-length': '2000000', ...partAt(0) };
    const call = request({ host: '127.0.0.1', port: test.port, path, method: 'PATCH', agent: false, headers });
    call.on('error', () => undefined);
    call.on('close', () => resolve());
    call.write(Buffer.alloc(1000), () => setTimeout(() => call.destroy(), 50));
  });
}

it('takes no sender who hangs up in the middle of a part for a failure of the server', async () => {
  const cookie = await test.cookie('admin', host);
  const begun = await beginUpload({ test, host, cookie }, { name: 'a.pdf', size: 2_000_000 });
  const { upload } = begun.json().data;
  const { log } = test.app;
  const own = log.child({});
  // A child names levels of its own in its type; this one has none.
  const child = vi.spyOn(log, 'child').mockReturnValue(own as unknown as ReturnType<typeof log.child>);
  const told = [log, own].map((one) => ({ error: vi.spyOn(one, 'error'), info: vi.spyOn(one, 'info') }));
  try {
    await hangUp(`/api/files/upload/${upload}`, cookie);
    await waitFor(() => expect(told.some(({ info }) => info.mock.calls.length > 0)).toBe(true));
    await new Promise((done) => setTimeout(done, 100));
    expect(told.flatMap(({ error }) => error.mock.calls)).toEqual([]);
  } finally {
    child.mockRestore();
  }
});
