import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, LayoutKind, LayoutObject, PagePayload } from '../../../schemas/index.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await publish('page/framed', 'page', [heading('h', 'เนื้อหา')], { description: '' });
});
afterAll(() => test.close());

const host = 'factory.localhost';
const heading = (uid: string, text: string, more: Partial<LayoutObject> = {}): LayoutObject => ({
  ...{ uid, type: 'header', v: 1, text },
  ...more,
});
const publish = (key: string, kind: LayoutKind, objects: LayoutObject[], settings: Layout['settings'] = {}) =>
  publishLayout(test, {
    host,
    key,
    layout: {
      version: 1,
      kind,
      settings: { title: key, ...settings },
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
    },
  });
const read = async (role?: string): Promise<PagePayload> => {
  const call = role ? test.as(role) : test.call;
  return (await call('/api/page?path=%2Fcms%2Fpage%2Fframed')).json();
};
const texts = ({ layout }: PagePayload) =>
  layout.rows.map(({ frame, columns }) => [frame, columns[0]?.objects[0]?.text, columns[0]?.objects[0]?.uid]);

it('has no rows of its own for header and footer until the site publishes them, though plugins ship an original', async () => {
  expect(texts(await read())).toEqual([[undefined, 'เนื้อหา', 'h']]);
  expect((await test.as('admin')('/api/layout?key=site%2Fheader')).json().data).toMatchObject({ version: 0 });
});

it('takes no row of a page for a header, whatever the stored page says', async () => {
  const row = { uid: 'r', frame: 'header', columns: [{ uid: 'c', objects: [heading('h', 'หน้าปลอม')] }] };
  const layout = { version: 1, kind: 'page', settings: { title: 'x' }, rows: [row] } as Layout;
  await publishLayout(test, { host, key: 'page/fake', layout });
  expect(texts((await test.call('/api/page?path=%2Fcms%2Fpage%2Ffake')).json())).toEqual([[undefined, 'หน้าปลอม', 'h']]);
});

it('stands around every public page once it is published, with uids of its own, and goes with it', async () => {
  await publish('site/header', 'header', [heading('h', 'หัวของเว็บ')]);
  await publish('site/footer', 'footer', [heading('h', 'ท้ายของเว็บ')]);
  expect(texts(await read())).toEqual([
    ['header', 'หัวของเว็บ', 'header.h'],
    [undefined, 'เนื้อหา', 'h'],
    ['footer', 'ท้ายของเว็บ', 'footer.h'],
  ]);
  await publish('site/header', 'header', [heading('h', 'หัวใหม่')]);
  expect(texts(await read())[0]).toEqual(['header', 'หัวใหม่', 'header.h']);
});

it('is not sent to the back office, and says nothing of what the page is about', async () => {
  expect(texts(await read('admin'))).toEqual([[undefined, 'เนื้อหา', 'h']]);
  const found = (await test.call('/api/page?path=%2Fcms%2Fpage%2Fframed')).json();
  expect(JSON.stringify(found.meta)).not.toContain('หัวใหม่');
});

it('shows of a header what this visitor may see, and nothing behind its gate', async () => {
  const signedIn = { show: { '$user.role': 'member' } } as unknown as Partial<LayoutObject>;
  await publish('site/header', 'header', [heading('m', 'สำหรับสมาชิก', signedIn), heading('h', 'ทุกคน')]);
  expect(JSON.stringify(texts(await read()))).not.toContain('สำหรับสมาชิก');
  await publish('site/header', 'header', [heading('h', 'ทุกคน')], { authen: true });
  expect(texts(await read()).map(([frame]) => frame)).toEqual([undefined, 'footer']);
});
