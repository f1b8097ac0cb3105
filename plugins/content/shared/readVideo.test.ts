import { expect, it } from 'vitest';
import { readVideo } from './readVideo.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('finds the video in %s', (address) => {
  expect(readVideo(address)).toEqual({
    kind: 'youtube',
    embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

it('takes any other address as a file', () => {
  expect(readVideo('/files/intro.mp4')).toEqual({ kind: 'file', src: '/files/intro.mp4' });
});

it.each(['', 'javascript:alert(1)', 'https://www.youtube.com/', 'https://youtu.be/"><script>'])(
  'gives nothing for %j',
  (address) => {
    expect(readVideo(address)).toBeUndefined();
  },
);
