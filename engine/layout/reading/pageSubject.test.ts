import { expect, it } from 'vitest';
import type { DataRequest, Layout, WidgetDefinition } from '../../../schemas/index.ts';
import { findPageSubject, paramsOfRecord } from './pageSubject.ts';

function subjectOf(request: DataRequest | undefined, metaFrom = { uid: 'a', request: 'items' }) {
  const asked: Record<string, DataRequest> = request ? { items: request } : {};
  const definition: WidgetDefinition = {
    type: 'part',
    title: { th: 'ส่วน', en: 'Part' },
    icon: 'square',
    category: 'data',
    version: 1,
    hydrate: 'never',
    props: { type: 'object', properties: {} },
    data: () => asked,
  };
  const layout: Layout = {
    version: 1,
    kind: 'page',
    settings: { metaFrom },
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'a', type: 'part', v: 1 }] }] }],
  };
  return findPageSubject(layout, () => definition);
}

it('reads what the address of a page names, and what holds for all its records', () => {
  const found = subjectOf({ collection: 'course', find: { code: '$route.id', status: true }, limit: 1 });
  expect(found).toEqual({ collection: 'course', find: { status: true }, params: { id: 'code' } });
  expect(paramsOfRecord(found!, { id: 'x', code: 'TH-1' })).toEqual({ id: 'TH-1' });
  expect(paramsOfRecord(found!, { id: 'x', code: null })).toEqual({});
  expect(subjectOf({ collection: 'course', id: '$route.course' })).toEqual({
    collection: 'course',
    find: {},
    params: { course: 'id' },
  });
});

it('finds none on a page whose address names no record', () => {
  expect(subjectOf({ collection: 'course', find: { status: true } })).toBeUndefined();
  expect(subjectOf({ source: 'cms.post' })).toBeUndefined();
  expect(subjectOf({ collection: 'course', id: '$route.id' }, { uid: 'b', request: 'items' })).toBeUndefined();
  expect(subjectOf(undefined)).toBeUndefined();
});
