import { dropEmpty } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';

interface OfferedCourse {
  name: string;
  description?: string;
  image?: string;
  code?: string;
  price?: number | string;
  currency?: string;
  mode?: 'online' | 'onsite' | 'blended';
  /** Length in hours. */
  hours?: number;
  /** ISO start and end time of one course run. */
  starts?: string;
  ends?: string;
  place?: string;
}

/** A course as a schema.org Course; the page adds its provider. */
export function describeCourse(course: OfferedCourse): JsonObject {
  const { name, description, image, code, price, currency = 'THB', mode, hours, starts, ends, place } = course;
  const free = price !== undefined && Number(price) === 0;
  return dropEmpty({
    '@type': 'Course',
    name,
    description,
    image,
    courseCode: code,
    offers:
      price === undefined || price === ''
        ? undefined
        : {
            '@type': 'Offer',
            category: free ? 'Free' : 'Paid',
            price: String(price),
            priceCurrency: currency,
          },
    hasCourseInstance: mode
      ? dropEmpty({
          '@type': 'CourseInstance',
          courseMode: mode,
          courseWorkload: hours ? `PT${hours}H` : undefined,
          startDate: starts,
          endDate: ends,
          location: place ? { '@type': 'Place', name: place } : undefined,
        })
      : undefined,
  });
}
