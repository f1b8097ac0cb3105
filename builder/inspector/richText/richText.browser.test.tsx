import { Editor, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sanitizeHtml } from '../../../engine/content/sanitizeHtml.ts';
import { findFaultsHere } from '../../../tests/support/findFaultsHere.ts';
import { waitUntil } from '../../../tests/support/waitFor.ts';
import { buildLayout } from '../../testing/buildLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';
import { cleanPaste } from './cleanPaste.ts';
import { extensions } from './extensions.ts';
import { keepsHtml, tidyHtml } from './tidyHtml.ts';

const open = (content: string | JSONContent) => new Editor({ element: null, extensions, content });
const again = (html: string) => tidyHtml(open(sanitizeHtml(html)).getHTML());

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'น้ำตกที่ปู่',
    '{{record.name}}',
    '{{item.price | money: "฿"}}',
    'a < b & c > "d"',
    'ก\u0e49ำ',
    '<script>',
  ),
);
const marks = fc.subarray(['bold', 'italic', 'underline', 'strike', 'sub']);
const href = fc.constantFrom('/x', 'https://x.example/?a=1&b=2', '#here', 'mailto:a@b.example', '{{record.url}}');
const text = fc.tuple(words, marks, fc.option(href)).map(([own, names, link]): JSONContent => {
  const plain = names.map((type) => ({ type }));
  return {
    type: 'text',
    text: own,
    marks: link ? [...plain, { type: 'link', attrs: { href: link, target: link === '/x' ? '_blank' : null } }] : plain,
  };
});
const line = fc.array(text, { maxLength: 4 });
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ textAlign: fc.constantFrom(null, 'center', 'end') }),
  content: line,
});
const block: fc.Arbitrary<JSONContent> = fc.oneof(
  paragraph,
  fc.record({ type: fc.constant('heading'), attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }), content: line }),
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'listItem', content })),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'blockquote', content })),
  fc.array(paragraph, { minLength: 4, maxLength: 4 }).map(([a, b, c, d]) => ({
    type: 'table',
    content: [
      { type: 'tableRow', content: [a, b].map((each) => ({ type: 'tableHeader', content: [each as JSONContent] })) },
      { type: 'tableRow', content: [c, d].map((each) => ({ type: 'tableCell', content: [each as JSONContent] })) },
    ],
  })),
);
const doc = fc.array(block, { minLength: 1, maxLength: 4 }).map((content): JSONContent => ({ type: 'doc', content }));

describe('what is stored', () => {
  it('is what the sanitiser keeps, and the editor finds in it all that was written', () => {
    fc.assert(
      fc.property(doc, (content) => {
        const editor = open(content);
        const html = tidyHtml(editor.getHTML());
        expect(sanitizeHtml(html)).toBe(html);
        // White space is not kept letter by letter in HTML; everything else is.
        const flat = (json: JSONContent) => JSON.stringify(json).replaceAll(/\\[nrtfv]|\s+|"rel":("[^"]*"|null)/g, '');
        if (!/\s{2}|"text":"\s|\s"/.test(JSON.stringify(content)) && html !== '')
          expect(flat(open(html).getJSON())).toBe(flat(editor.getJSON()));
        expect(keepsHtml(html, again(html)), html).toBe(true);
        editor.destroy();
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it.each([
    'เขียนข้อความที่นี่',
    '<p>ก <b>ข <i>ค</i></b></p>\n<ul>\n <li>ง</li>\n <li><p>จ</p></li>\n</ul>',
    '<h2>หัวข้อ</h2><p style="text-align:center">กลาง</p><p><span style="color:#b3261e">แดง</span></p>',
    '<p>{{record.name}} ราคา {{item.price | money}}</p>',
    '<table><thead><tr><th>ก</th></tr></thead><tbody><tr><td>ข</td></tr></tbody></table>',
    '<p><img src="/files/a.png" alt="รูป"> <a href="/x" target="_blank" rel="noopener noreferrer">ไป</a></p>',
  ])('loses nothing of %s', (html) => {
    expect(keepsHtml(html, again(html))).toBe(true);
  });

  it.each([
    '<details><summary>ถาม</summary>ตอบ</details>',
    '<p id="top">ก</p>',
    '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>',
    '<div class="box"><p>ก</p></div>',
    '<p class="lead">ก</p>',
    '<figure><img src="/a.png" alt=""><figcaption>รูป</figcaption></figure>',
  ])('knows that the editor would lose something of %s', (html) => {
    expect(keepsHtml(html, again(html))).toBe(false);
  });
});

describe('paste', () => {
  it('keeps structure and marks of Google Docs, not its look', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;text-align:center"><span style="font-size:11pt;font-family:Arial;font-weight:700;">หนา</span><span style="font-style:italic;color:#000">เอียง</span></p></b>';
    expect(cleanPaste(html)).toBe('<p style="text-align:center"><strong>หนา</strong><em>เอียง</em></p>');
  });

  it('makes lists of the paragraphs that Word writes', () => {
    const item = (sign: string, words: string) =>
      `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${words}<o:p></o:p></p>`;
    const html = `<!--StartFragment--><p class=MsoNormal>ก่อน</p>${item('·', 'หนึ่ง')}${item('·', 'สอง')}${item('1.', 'ลำดับ')}<!--EndFragment-->`;
    expect(cleanPaste(html)).toBe('<p>ก่อน</p><ul><li>หนึ่ง</li><li>สอง</li></ul><ol><li>ลำดับ</li></ol>');
  });

  it('brings no script along', () => {
    expect(cleanPaste('<p onclick="x()">ก<script>x()</script><img src=x onerror=x()></p>')).toBe(
      '<p>ก<img alt="" src="x" /></p>',
    );
  });
});

describe('the control', () => {
  const layout = buildLayout(2);
  const editor = () => page.getByRole('textbox', { name: 'Text', exact: true });
  async function openText() {
    const builder = await renderBuilder(layout);
    await userEvent.click(builder.find('object-1'));
    await expect.element(editor()).toBeVisible();
    await userEvent.click(editor());
    return builder;
  }
  const saved = async (api: Awaited<ReturnType<typeof openText>>['api']) => {
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    return waitUntil(() => api.stored.published?.rows[0]?.columns[0]?.objects[1]?.text);
  };

  it('writes Thai, marks by keys, and stores clean HTML', async () => {
    const { api } = await openText();
    await userEvent.keyboard(
      '{Control>}a{/Control}ที่นี่ น้ำ {Control>}b{/Control}กู้{Control>}b{/Control} {{{{record.name}}',
    );
    expect(await saved(api)).toBe('<p>ที่นี่ น้ำ <strong>กู้</strong> {{record.name}}</p>');
  });

  it('is operated by its toolbar with the keyboard alone, and takes back inside', async () => {
    const { api } = await openText();
    await userEvent.keyboard('{Control>}a{/Control}หนึ่ง{Alt>}{F10}{/Alt}');
    await expect.element(page.getByLabelText('Level of the text')).toHaveFocus();
    const names: (string | null)[] = [];
    for (let at = 0; at < 5; at += 1) {
      await userEvent.keyboard('{ArrowRight}');
      names.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(names).toEqual(['Bold', 'Italic', 'Underline', 'Strikethrough', 'List']);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'List', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(editor()).toHaveFocus();
    await userEvent.keyboard('{Enter}สอง');
    expect(await saved(api)).toBe('<ul><li>หนึ่ง</li><li>สอง</li></ul>');
    await userEvent.click(editor());
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(editor()).not.toHaveTextContent('สอง');
  });

  it('makes a link and refuses one that runs a script', async () => {
    const { api } = await openText();
    await userEvent.keyboard('{Control>}a{/Control}ไป{Control>}a{/Control}{Control>}k{/Control}');
    await userEvent.fill(page.getByLabelText('Link address', { exact: true }), 'javascript:alert(1)');
    await expect.element(page.getByText('This address leads nowhere')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeDisabled();
    await userEvent.fill(page.getByLabelText('Link address', { exact: true }), 'https://example.com/');
    await userEvent.keyboard('{Enter}');
    expect(await saved(api)).toBe('<p><a href="https://example.com/">ไป</a></p>');
  });

  it('opens what it does not know as HTML, unchanged', async () => {
    const foreign = '<details><summary>ถาม</summary>ตอบ</details>';
    const held = buildLayout(2, (index) => ({ uid: `object-${index}`, type: 'paragraph', v: 1, text: foreign }));
    const { find } = await renderBuilder(held);
    await userEvent.click(find('object-1'));
    await expect.element(page.getByRole('note')).toBeVisible();
    await expect.element(editor()).toHaveValue(foreign);
  });

  it('keeps both languages of a text', async () => {
    const held = buildLayout(2, (index) => ({
      uid: `object-${index}`,
      type: 'paragraph',
      v: 1,
      text: { th: '<p>ไทย</p>', en: '<p>English</p>' },
    }));
    const { api, find } = await renderBuilder(held);
    await userEvent.click(find('object-1'));
    await userEvent.click(page.getByRole('textbox', { name: 'Text (English)' }));
    await userEvent.keyboard('{Control>}a{/Control}New');
    expect(await saved(api)).toEqual({ th: '<p>ไทย</p>', en: '<p>New</p>' });
  });

  it('has no fault that axe knows', async () => {
    await openText();
    expect(await findFaultsHere('.bd-inspector')).toEqual([]);
  });
});
