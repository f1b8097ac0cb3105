// Written by `npm run types` from course_category.schema.json.
export interface CourseCategory {
  code: string;
  name: string;
  description?: string;
  type?: string;
  parent?: string;
  visible?: boolean;
}

declare module 'sala/runtime' {
  interface Collections {
    course_category: CourseCategory;
  }
}
