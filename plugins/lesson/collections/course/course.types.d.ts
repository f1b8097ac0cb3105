// Written by `npm run types` from course.schema.json.
export interface Course {
  name: string;
  status?: boolean;
  mode?: 'standard';
  lesson_type?: string;
  type?: 'onsite' | 'online';
  category?: string[];
  cover?: string;
  short_description?: string;
  description?: string;
  hours?: number;
  days?: number;
  lecturer?: { id?: string; name: string }[];
  certification?: boolean;
  price?: number;
  sale_price?: number;
  target?: { code: string; name?: string }[];
  startRegistDate?: string;
  endRegistDate?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    course: Course;
  }
}
