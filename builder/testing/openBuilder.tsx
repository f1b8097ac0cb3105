import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import { Builder } from '../shell/Builder.tsx';
import { demoLayout } from './demoLayout.ts';
import { FakeParts } from './FakeBuilder.tsx';
import { WithApi } from './WithApi.tsx';

/** Opens the demo layout in the whole builder, in English, with this server behind it; cleaned up after the test. */
export async function openBuilder(api: Api, { width = 1280, height = 800 } = {}): Promise<void> {
  await page.viewport(width, height);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <FakeParts layout={structuredClone(demoLayout)} language="en">
      <WithApi api={api}>
        <Builder name="หน้าแรก" exitHref="#" />
      </WithApi>
    </FakeParts>,
  );
}
