import type { LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../factories/buildPage.ts';
import { buildBenchObjects } from './benchObjects.ts';
import { comparePages, type PageTimes } from './measurePage.ts';
import type { Bench } from './openBench.ts';
import { publishPage } from './publishPage.ts';
import { serveFloorPage } from './serveFloorPage.ts';

const host = 'academy.localhost';
const last = 'bench-last';
const visits = 9;

/** The same thousand objects drawn by the product and by a page written by hand; measured once for all rows that ask. */
export function measurePage1000(bench: Bench): Promise<{ figure: PageTimes; floor: PageTimes }> {
  return bench.once('page-1000', async () => {
    const server = await bench.server();
    const browser = await bench.browser();
    const floor = await bench.once('floor page', serveFloorPage);
    bench.later(floor.close);
    await publishPage(server.port, 'page/bench', buildLayout({ rows: buildRows() }));
    return await comparePages(browser, {
      visits,
      figure: {
        url: server.url(host, '/cms/page/bench'),
        last: `[data-uid="${last}"]`,
        control: 'button.s-tool.s-needs-script',
        effect: 'html[data-theme]',
      },
      floor: { url: floor.url, last: '#last', control: 'header button', effect: 'html[data-theme]' },
    });
  });
}

function buildRows() {
  const objects: LayoutObject[] = buildBenchObjects(999).map((object, index) =>
    toLayoutObject(object, `bench-${index}`),
  );
  objects.push({ uid: last, type: 'input', name: 'name', label: 'ชื่อ' });
  const rows = [];
  for (let start = 0; start < objects.length; start += 10) {
    const columns = [{ uid: `column-${start}`, objects: objects.slice(start, start + 10) }];
    rows.push({ uid: `row-${start}`, columns });
  }
  return rows;
}

function toLayoutObject(object: ReturnType<typeof buildBenchObjects>[number], uid: string): LayoutObject {
  switch (object.kind) {
    case 'header':
      return { uid, type: 'header', text: object.text, level: 2 };
    case 'paragraph':
      return { uid, type: 'paragraph', content: `<p>${object.text}</p>` };
    case 'list': {
      const items = object.items.map((item) => `<li>${item}</li>`).join('');
      return { uid, type: 'paragraph', content: `<p>${object.text}</p><ul>${items}</ul>` };
    }
    case 'button':
      return { uid, type: 'button', label: object.text, link: object.target };
  }
}
