import { definePlugin } from 'sala/schemas';

/** The public catalogue of courses, and a form to apply for them; lessons and exams come with the rest of the module. */
export const manifest = definePlugin({
  id: 'lesson',
  title: { th: 'หลักสูตร', en: 'Courses' },
  description: { th: 'รายการหลักสูตรและหมวดหมู่', en: 'The catalogue of courses and its categories' },
  group: 'academy',
  icon: 'graduation-cap',
  base: '/lesson',
  redirect: '/lesson/home',
  roles: ['admin', 'manager'],
  coming: [
    'lesson_categories',
    'lesson_categories_dropdown',
    'lesson_widget_usage',
    'category_menu',
    'category_menu_block',
    'featured_courses',
    'featured_courses_by_category',
    'category_course_grid',
    'target_courses',
    'courses_for_target_group',
    'course_ribbon',
    'student_profile',
    'application_list',
  ],
  kinds: ['academy'],
  screens: [
    { collection: 'course', path: '/records/course', create: 'new', title: { th: 'หลักสูตร', en: 'Courses' } },
    {
      collection: 'course_category',
      path: '/records/course_category',
      create: 'new',
      title: { th: 'หมวดหลักสูตร', en: 'Course categories' },
    },
  ],
  routes: [
    { path: '/lesson/home', auth: false, layout: 'home', title: { th: 'หลักสูตรทั้งหมด', en: 'All courses' } },
    { path: '/lesson/categories/:id', auth: false, layout: 'category', title: { th: 'หมวดหลักสูตร', en: 'Category' } },
    {
      path: '/lesson/search/:keyword',
      auth: false,
      layout: 'search',
      title: { th: 'ผลการค้นหา', en: 'Search results' },
    },
    { path: '/lesson/detail/:id', auth: false, layout: 'detail', title: { th: 'รายละเอียดหลักสูตร', en: 'Course' } },
    { path: '/lesson/detail/:id/enroll', auth: false, layout: 'enroll', title: { th: 'สมัครเรียน', en: 'Apply' } },
  ],
});
