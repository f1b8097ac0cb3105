import { expect, it } from 'vitest';
import { namePicture } from './pictureMends.ts';

it.each([
  ['/files/1/red-brick_house.jpg', 'red brick house'],
  ['/files/1/%E0%B8%AB%E0%B9%89%E0%B8%AD%E0%B8%87%E0%B9%80%E0%B8%A3%E0%B8%B5%E0%B8%A2%E0%B8%99.webp', 'ห้องเรียน'],
  ['https://cdn.example/a/Team%202026.png?w=3', 'Team 2026'],
  ['/files/1/IMG_2041.JPG', ''],
  ['/files/1/Screenshot%202026-11-29%20at%2010.15.02.png', ''],
  ['/files/1/S__12345678.jpg', ''],
  ['/files/1/5f2b6c9d0e1a4b7c.png', ''],
  ['/files/1/%E0%A4.png', ''],
])('reads from the name of %s what it shows: %s', (address, words) => {
  expect(namePicture(address)).toBe(words);
});
