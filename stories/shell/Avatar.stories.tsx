import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, type AvatarSize } from '../../runtime/ui/people/Avatar.tsx';

const meta: Meta<typeof Avatar> = { title: 'Shell/Avatar', component: Avatar };

export default meta;
type Story = StoryObj<typeof Avatar>;

const sizes: AvatarSize[] = ['xs', 'small', 'medium', 'large', 'xl', '2xl'];
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>')}`;
const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', padding: 16 };

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {sizes.map((size) => (
        <Avatar key={size} name="เกษม แสงทอง" size={size} />
      ))}
    </div>
  ),
};

export const Picture: Story = { args: { name: 'สมหญิง ใจดี', image: drawing, size: 'xl' } };

export const BrokenPicture: Story = { args: { name: 'สมหญิง ใจดี', image: 'data:image/png;base64,', size: 'xl' } };

export const Badges: Story = {
  render: () => (
    <div style={row}>
      {[1, 12, 99, 100, 5000].map((badge) => (
        <Avatar key={badge} name="สมชาย ใจดี" size="large" badge={badge} />
      ))}
    </div>
  ),
};
