import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import { LinkMenu } from './LinkMenu.tsx';

const line = (title: string) => ({ key: title, title, target: `/${title}`, children: [] });

it('is walked by arrows, Home and End, whose code the first of them fetches, and stays at its ends', async () => {
  showOnPage(
    <StoryPage language="th">
      <LinkMenu nodes={['a', 'b', 'c'].map(line)} label="เมนูหลัก" />
    </StoryPage>,
  );
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('a')).toBeVisible();
  (link('a').element() as HTMLElement).focus();
  for (const [key, reached] of [
    ['ArrowRight', 'b'],
    ['End', 'c'],
    ['ArrowDown', 'c'],
    ['ArrowLeft', 'b'],
    ['Home', 'a'],
    ['ArrowUp', 'a'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(link(reached)).toHaveFocus();
  }
});

it('opens a submenu by its button and closes it by Escape, with the focus on the button', async () => {
  const parent = { key: 'p', title: 'หลักสูตร', target: '', children: [line('a')] };
  showOnPage(
    <StoryPage language="th">
      <LinkMenu nodes={[parent]} label="เมนูหลัก" />
    </StoryPage>,
  );
  const button = page.getByRole('button', { name: 'หลักสูตร' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});
