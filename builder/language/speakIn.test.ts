import { expect, it } from 'vitest';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import type { Runtime } from '../../runtime/context/RuntimeContext.ts';
import { buildPage, buildSession } from '../../tests/factories/buildPage.ts';
import { speakIn } from './speakIn.ts';

const page = createPageStore(buildPage({ session: buildSession({ language: 'th' }) }));
const runtime = { page } as Runtime; // nothing else is looked at

it('gives the session another language, and the same state as long as the page has not changed', () => {
  const spoken = speakIn(runtime, 'en').page;
  const first = spoken.get();
  expect(first.payload.session.language).toBe('en');
  expect(first.payload.meta.language).toBe('en');
  expect(spoken.get()).toBe(first);
  page.setPending(true);
  expect(spoken.get()).not.toBe(first);
  expect(spoken.get()).toMatchObject({ pending: true, payload: { session: { language: 'en' } } });
});

it('leaves a runtime of that language as it is', () => {
  expect(speakIn(runtime, 'th')).toBe(runtime);
});
