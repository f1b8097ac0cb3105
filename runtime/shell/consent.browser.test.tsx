import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';

afterEach(() => document.body.replaceChildren());

/** As the server sends it: the banner before the page. */
function show(shell: string): HTMLElement {
  document.body.innerHTML = `<form class="s-consent"><strong>คุกกี้บนเว็บไซต์นี้</strong>
    <p>เว็บไซต์นี้ใช้คุกกี้ที่จำเป็นต่อการทำงาน และหากคุณยอมรับ จะใช้คุกกี้อื่นเพื่อวัดผลและปรับปรุงบริการด้วย</p>
    <button class="s-button s-button--primary s-button--small">ยอมรับทั้งหมด</button>
    <button class="s-button s-button--outline s-button--small">เฉพาะที่จำเป็น</button></form>
    <div class="s-shell s-shell--${shell}"><nav style="block-size:300vh">เมนู</nav></div>`;
  return document.querySelector<HTMLElement>('.s-consent') ?? document.body;
}

it.each([
  [1280, 720],
  [800, 600],
  [390, 844],
])('lies over nothing where people work, at %i x %i', async (width, height) => {
  await page.viewport(width, height);
  const form = show('backend');
  const own = form.getBoundingClientRect();
  const desk = document.querySelector('nav')?.getBoundingClientRect();
  expect(own.bottom).toBeLessThanOrEqual(desk?.top ?? 0);
  if (width >= 1280) expect(own.height).toBeLessThan(72);
});

it('leaves the first screen of a phone to the page', async () => {
  await page.viewport(390, 844);
  const form = show('public');
  expect(form.getBoundingClientRect().height).toBeLessThanOrEqual(112);
  for (const button of form.querySelectorAll('button'))
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(parseFloat(getComputedStyle(form.querySelector('p') ?? form).fontSize)).toBeGreaterThanOrEqual(13);
});

it('stands in a corner of a page that is read', async () => {
  await page.viewport(1280, 720);
  expect(getComputedStyle(show('public')).position).toBe('fixed');
});
