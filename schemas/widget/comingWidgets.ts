/**
 * Types of the catalogue whose widget comes with a module, by the module's id. Stored objects of them are kept untouched; staff
 * are told what is missing, visitors see nothing. A module that brings its widget takes its line out.
 */
const comingWidgets: Record<string, string> = {
  checkout_payment: 'shop',
  cart_popup: 'shop',
  lesson_categories: 'lesson',
  lesson_categories_dropdown: 'lesson',
  lesson_widget_usage: 'lesson',
  category_menu: 'lesson',
  category_menu_block: 'lesson',
  featured_courses: 'lesson',
  featured_courses_by_category: 'lesson',
  category_course_grid: 'lesson',
  target_courses: 'lesson',
  courses_for_target_group: 'lesson',
  course_ribbon: 'lesson',
  student_profile: 'student',
  application_list: 'application',
};

/** The module with which the widget of a type will come; types are also written with spaces. */
export function comingFrom(type: string): string | undefined {
  const name = type.replaceAll(' ', '_');
  return Object.hasOwn(comingWidgets, name) ? comingWidgets[name] : undefined;
}
