import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import type { JsonObject, Layout } from '../../schemas/index.ts';
import { waitUntil } from '../../tests/support/waitFor.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { useEditor } from '../state/EditorProvider.tsx';
import type { Editor } from '../state/editor.ts';
import { FakeParts } from './FakeBuilder.tsx';
import { Selecting } from './Selecting.tsx';
import { WithApi } from './WithApi.tsx';

interface Options {
  /** The node that is selected; null for the page. */
  id: string | null;
  layout: Layout;
  catalog?: Catalog;
  /** What the server would answer, by the path asked. */
  answers?: Record<string, unknown>;
}

/** The inspector alone in the browser of the test, in English; the result reads the edited layout. */
export async function openInspector({ id, layout, catalog, answers = {} }: Options) {
  await page.viewport(1280, 900);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let editor: Editor | undefined;
  const calls: { path: string; options: unknown }[] = [];
  // Answers what the test says, and nothing else.
  const api = (async (path: string, options: unknown) => {
    calls.push({ path, options });
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    if (!found) throw new Error(`nobody answers ${path}`);
    return found[1];
  }) as Api;

  root.render(
    <FakeParts layout={layout} language="en" catalog={catalog}>
      <WithApi api={api}>
        <Selecting id={id}>
          <div className="bd-pane bd-pane--right" style={{ inlineSize: 340 }}>
            <Held
              tell={(own) => {
                editor = own;
              }}
            />
          </div>
        </Selecting>
      </WithApi>
    </FakeParts>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await waitUntil(() => document.querySelector('.bd-section'));
  return {
    calls,
    undo: () => editor?.undo(),
    read: (node: string): JsonObject | undefined => editor?.getTree()[node]?.data,
  };
}

function Held({ tell }: { tell: (editor: Editor) => void }) {
  tell(useEditor());
  return <Inspector />;
}
