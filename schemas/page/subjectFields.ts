/**
 * The fields by which a page about one record is described to search engines and in previews, best first. A collection whose
 * records have pages gives its fields these names.
 */
export const subjectFields = {
  title: ['title', 'name'],
  description: ['excerpt', 'short_description', 'description'],
  image: ['feature_image', 'image', 'image_url', 'cover'],
} as const;
