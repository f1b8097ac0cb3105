import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Layout, LayoutObject } from '../../schemas/index.ts';
import { FakeParts } from '../testing/FakeBuilder.tsx';
import { Selecting } from '../testing/Selecting.tsx';
import { Inspector } from './Inspector.tsx';

interface Args {
  id: string | null;
  object: LayoutObject;
  settings?: Layout['settings'];
  kind?: Layout['kind'];
}

const meta: Meta<Args> = {
  title: 'Builder/Inspector controls',
  render: ({ id, object, settings = {}, kind = 'page' }) => (
    <FakeParts
      layout={{ version: 1, kind, settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [object] }] }] }}
    >
      <Selecting id={id}>
        <div className="bd-pane" style={{ inlineSize: 320 }}>
          <Inspector />
        </div>
      </Selecting>
    </FakeParts>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const paragraph = (text: string): LayoutObject => ({ uid: 'a', type: 'paragraph', v: 1, text });
const table = '<table><tbody><tr><th>ระดับ</th><th>ราคา</th></tr><tr><td>พื้นฐาน</td><td>990</td></tr></tbody></table>';

export const RichText: Story = {
  args: {
    id: 'a',
    object: paragraph(`<h2>หลักสูตร</h2><p>เรียนรู้<strong>ได้ทุกที่</strong> {{user.name}}</p><ul><li>หนึ่ง</li></ul>${table}`),
  },
};

export const RichTextBeyondTheEditor: Story = {
  args: { id: 'a', object: paragraph('<details><summary>ถาม</summary>ตอบ</details>') },
};

export const LinkThatLeadsNowhere: Story = {
  args: { id: 'a', object: { uid: 'a', type: 'button', v: 1, text: 'ไป', action: 'link', link: 'javascript:x' } },
};

export const ShownWhen: Story = {
  args: {
    id: 'a',
    object: { ...paragraph('ก'), show: { $or: [{ 'user.role': 'member' }, { 'site.language': 'en' }] } },
  },
};

export const ConditionBeyondLines: Story = {
  args: { id: 'a', object: { ...paragraph('ก'), show: { $nor: [{ 'user.role': 'guest' }] } } },
};

export const Rules: Story = {
  args: {
    id: 'a',
    object: { ...paragraph('ก'), logics: [{ method: 'show', destination: { uid: 'gone' }, when: 'ใช่' }] },
  },
};

export const FormSettings: Story = {
  args: { id: null, object: paragraph('ก'), kind: 'form', settings: { title: 'ใบสมัคร', next: 'order', locked: true } },
};
