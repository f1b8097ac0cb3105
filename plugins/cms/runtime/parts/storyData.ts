/** A published page that was changed since, as the source `cms.page` answers it. */
export const pageAnswer = {
  page: {
    key: 'page/about-us',
    slug: 'about-us',
    title: { th: 'เกี่ยวกับเรา', en: 'About us' },
    path: '/cms/page/about-us',
    published: true,
    changed: true,
    updated_at: '2026-11-20T03:15:00Z',
  },
  taken: ['about-us'],
  versions: {
    data: {
      versions: [
        { version: 3, publishedAt: '2026-11-18T08:00:00Z', by: 'สมศรี ใจดี', name: 'ก่อนงานเปิดบ้าน', isCurrent: true },
        { version: 1, publishedAt: '2026-10-02T02:30:00Z', by: null, name: null, isCurrent: false },
      ],
    },
  },
};
