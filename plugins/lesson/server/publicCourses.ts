import type { JsonObject } from 'sala/schemas';
import type { PublicRecords } from 'sala/server';
import { describeCourse } from './describeCourse.ts';

/** Visible courses for search engines and previews. */
export const publicCourses: PublicRecords = {
  filter: { status: true },
  fields: [
    ...['name', 'short_description', 'cover', 'type', 'hours', 'price', 'sale_price'],
    ...['startRegistDate', 'endRegistDate', 'updated_at'],
  ],
  path: ({ id }) => `/lesson/detail/${encodeURIComponent(String(id))}`,
  describe: (course) =>
    describeCourse({
      name: String(course.name),
      description: text(course, 'short_description'),
      image: text(course, 'cover'),
      price: asPrice(course.sale_price ?? course.price),
      mode: course.type === 'onsite' ? 'onsite' : 'online',
      hours: typeof course.hours === 'number' ? course.hours : undefined,
    }),
  parent: '/lesson/home',
};

function text(course: JsonObject, field: string): string | undefined {
  const value = course[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asPrice(value: unknown): string | undefined {
  return typeof value === 'number' ? value.toFixed(2) : undefined;
}
