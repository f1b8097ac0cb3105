import { expect, it } from 'vitest';
import { pictureAt, pictureSources } from './pictureSources.ts';

const photo = '/files/1763731403123-123456789012345-1000x600/photo.jpg';

it('offers every width below the picture’s own, and its own', () => {
  const { srcSet, width, height } = pictureSources(photo);
  expect({ width, height }).toEqual({ width: 1000, height: 600 });
  expect(srcSet?.split(', ').map((each) => each.split(' '))).toEqual([
    ...[160, 320, 480, 640, 960].map((size) => [`${photo}?w=${size}`, `${size}w`]),
    [`${photo}?w=1280`, '1000w'],
  ]);
});

it('never offers more than the widest of the list', () => {
  const large = '/files/1763731403123-123456789012345-6000x4000/a.png';
  expect(pictureSources(large).srcSet).toMatch(/\?w=2560 2560w$/);
  expect(pictureAt(large, 5000)).toBe(`${large}?w=2560`);
});

it.each([
  'https://elsewhere.example/a.jpg',
  '/images/a.jpg',
  '/files/1763731403123-123456789012345/film.mp4',
  '/files/1763731403123-123456789012345-10x10/drawing.svg',
  '/files/x/y.jpg',
  '',
])('leaves %j as it is', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
  expect(pictureAt(url, 320)).toBe(url);
});

it('keeps the place of a picture that moves, and its own file', () => {
  const moving = '/files/1763731403123-123456789012345-10x20/a.gif';
  expect(pictureSources(moving)).toEqual({ src: moving, width: 10, height: 20 });
});
