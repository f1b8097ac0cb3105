import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

const draw = (props: Partial<Parameters<typeof Avatar>[0]>) =>
  renderToStaticMarkup(<Avatar name="เกษม แสงทอง" {...props} />);

it('shows initials where there is no picture', () => {
  expect(draw({ size: '2xl' })).toMatch(/data-size="2xl".*data-initials="กส"/);
});

it('takes a small form of a picture of the site, and any other as it is', () => {
  const url = '/files/1763731403123-123456789012345-500x500/me.jpg';
  expect(draw({ image: url })).toContain(`src="${url}?w=160"`);
  expect(draw({ image: 'https://x.example/me.jpg' })).toContain('src="https://x.example/me.jpg"');
});

it('counts up to 99', () => {
  expect(draw({ badge: 99 })).toContain('>99<');
  expect(draw({ badge: 100 })).toContain('>99+<');
  expect(draw({ badge: 0 })).not.toContain('badge');
});
