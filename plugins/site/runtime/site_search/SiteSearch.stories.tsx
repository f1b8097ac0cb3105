import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { widget } from './site_search.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, SiteSearch) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Empty: Story = { args: { data: { found: { query: '', groups: [] } } } };

export const Found: Story = {
  args: {
    data: {
      found: {
        query: 'อบรม',
        groups: [
          {
            kind: 'page',
            title: 'หน้าเว็บ',
            total: 1,
            hits: [{ title: 'เกี่ยวกับเรา', path: '/about', excerpt: 'เราจัดอบรมความปลอดภัยมากว่า 20 ปี' }],
          },
          {
            kind: 'course',
            title: 'หลักสูตร',
            total: 31,
            hits: [{ title: 'อบรมเจ้าหน้าที่ความปลอดภัย', path: '/course', excerpt: 'สำหรับหัวหน้างานทุกคน' }],
          },
        ],
      },
    },
  },
};

export const NothingFound: Story = { args: { data: { found: { query: 'ไม่มี', groups: [] } } } };
