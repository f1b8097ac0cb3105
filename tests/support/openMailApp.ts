import { type FakeSmtp, openFakeSmtp } from './fakeSmtp.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Sala with a mail server of its own, which ends with it. */
export async function openMailApp(env: Record<string, string> = {}): Promise<{ test: TestApp; smtp: FakeSmtp }> {
  const smtp = await openFakeSmtp();
  const test = await openTestApp({ SMTP_URL: smtp.url, ...env });
  const close = async () => {
    await test.close();
    await smtp.close();
  };
  return { test: { ...test, close }, smtp };
}
