import { expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { listObjects } from '../walkLayout.ts';
import { markFirstPicture } from './markFirstPicture.ts';

const url = '/files/1763731403123-123456789012345-1000x600/a.jpg';
const marked = (objects: LayoutObject[]) =>
  listObjects(markFirstPicture(buildLayout({}, objects))).flatMap(({ uid, firstPicture }) =>
    firstPicture ? [uid] : [],
  );
const text = (uid: string): LayoutObject => ({ uid, type: 'paragraph' });

it('marks the first object with a picture of the site, alone or in a list', () => {
  expect(marked([text('a'), { uid: 'b', type: 'image', url }, { uid: 'c', type: 'image', url }])).toEqual(['b']);
  expect(marked([{ uid: 'b', type: 'gallery', images: [{ url: 'https://x.example/a.jpg' }, { url }] }])).toEqual(['b']);
});

it('finds it inside a container', () => {
  const rows = [{ uid: 'r2', columns: [{ uid: 'c2', objects: [{ uid: 'in', type: 'image', url }] }] }];
  expect(marked([{ uid: 'card', type: 'card', rows }])).toEqual(['in']);
});

it('leaves a page alone whose pictures come late or from elsewhere', () => {
  expect(marked([{ uid: 'b', type: 'image', url: 'https://x.example/a.jpg' }])).toEqual([]);
  expect(marked([...Array.from({ length: 20 }, (_, at) => text(`t${at}`)), { uid: 'b', type: 'image', url }])).toEqual(
    [],
  );
});
