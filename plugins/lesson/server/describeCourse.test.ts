import { expect, it } from 'vitest';
import { describeCourse } from './describeCourse.ts';

it('describes a course, its way of teaching and its length', () => {
  const course = describeCourse({ name: 'ปฐมพยาบาล', price: 0, mode: 'blended', hours: 6, place: 'กรุงเทพฯ' });
  expect(course.offers).toMatchObject({ category: 'Free', price: '0' });
  expect(course.hasCourseInstance).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'blended',
    courseWorkload: 'PT6H',
    location: { '@type': 'Place', name: 'กรุงเทพฯ' },
  });
});
