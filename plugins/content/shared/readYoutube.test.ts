import { expect, it } from 'vitest';
import { readYoutube } from './readYoutube.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=abc',
  'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  ' youtu.be/dQw4w9WgXcQ ',
])('finds the id in %s', (address) => {
  expect(readYoutube(address)?.id).toBe('dQw4w9WgXcQ');
});

it.each([
  '',
  'dQw4w9WgXcQ',
  'https://youtu.be/short',
  'https://youtu.be/dQw4w9WgXcQQ',
  'https://www.youtube.com/watch?v=dQw4w9Wg"><',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert("youtube.com/watch?v=dQw4w9WgXcQ")',
])('finds none in %j', (address) => {
  expect(readYoutube(address)).toBeUndefined();
});

it.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1h2m3s', 3723],
  ['start=15', 15],
  ['t=soon', 0],
])('starts where %s says', (query, start) => {
  expect(readYoutube(`https://youtu.be/dQw4w9WgXcQ?${query}`)?.start).toBe(start);
});
