import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPersonMenu } from '../../runtime/shell/personMenu.ts';
import { Shell } from '../../runtime/shell/Shell.tsx';
import { buildPage, buildSession } from '../../tests/factories/buildPage.ts';

const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>เนื้อหาของหน้าอยู่ตรงนี้</p> },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const SignedIn: Story = {
  loaders: [loadPersonMenu],
  parameters: {
    page: {
      session: buildSession({
        role: 'admin',
        user: { id: 'u1', name: 'สมหญิง ใจดี', email: 'admin@demo.test', role: 'admin' },
      }),
      menu: [{ path: '/cms/pages', title: { th: 'หน้าเว็บ', en: 'Pages' } }],
    },
  },
};

/** A page without header and footer, such as the sign-in screen. */
export const Blank: Story = {
  parameters: { page: { route: { ...buildPage().route, shell: 'blank' } } },
};
