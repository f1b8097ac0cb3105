import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import type { PagePayload, PublicUser } from '../../schemas/index.ts';
import { buildPage, buildSession } from '../../tests/factories/buildPage.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { LanguageProvider, type LanguageValue, useLanguage } from '../language/LanguageProvider.tsx';
import { openBuilder } from './openBuilder.tsx';

const buildUser = (id: string): PublicUser => ({ id, name: id, email: `${id}@example.com`, role: 'admin' });

async function openRefused(status: number, message: string, payload = buildPage({ layoutKey: 'nonsense' })) {
  const body = JSON.stringify({ status, code: 'refused', message });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(body, { status }));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    vi.restoreAllMocks();
    root.unmount();
    host.remove();
  });
  await openBuilder(root, payload);
}

it('says that there is no such page, and leads to the list of pages', async () => {
  await openRefused(400, 'คำขอไม่ถูกต้อง: key');
  await waitFor(() => expect(document.body.textContent).toContain('ไม่มีหน้าชื่อ “nonsense”'));
  await expect.element(page.getByRole('link', { name: 'ดูรายการหน้าทั้งหมด' })).toHaveAttribute('href', '/cms/pages');
  expect(page.getByRole('button').query()).toBeNull();
  expect(document.body.textContent).not.toContain('คำขอไม่ถูกต้อง');
});

it('offers another try when the server fails', async () => {
  await openRefused(503, 'ระบบไม่ว่าง');
  await waitFor(() => expect(document.body.textContent).toContain('ระบบไม่ว่าง'));
  await expect.element(page.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
});

/** Chooses English as the button of the toolbar does. */
async function chooseEnglish(payload: PagePayload) {
  const runtime = { page: createPageStore(payload) } as Runtime; // nothing else is looked at
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const lend = vi.fn();
  root.render(
    <RuntimeContext value={runtime}>
      <LanguageProvider initial="th">
        <Chooser lend={lend} />
      </LanguageProvider>
    </RuntimeContext>,
  );
  await waitFor(() => expect(lend).toHaveBeenCalled());
  lend.mock.lastCall?.[0]('en');
}

function Chooser({ lend }: { lend: (choose: LanguageValue['setLanguage']) => void }) {
  lend(useLanguage().setLanguage);
  return null;
}

it('speaks the language that this person chose here before, and no other person or site', async () => {
  const payload = buildPage({
    layoutKey: 'nonsense',
    session: buildSession({ language: 'th', user: buildUser('u1') }),
  });
  onTestFinished(() => localStorage.clear());
  await chooseEnglish(payload);
  await openRefused(503, 'busy', { ...payload, session: { ...payload.session, user: buildUser('u2') } });
  await expect.element(page.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
  await openRefused(503, 'busy', { ...payload, site: { ...payload.site, id: 'other' } });
  await expect.poll(() => page.getByRole('button', { name: 'ลองอีกครั้ง' }).elements()).toHaveLength(2);
  await openRefused(503, 'busy', payload);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
