/** A sample text for each format that restricts the text. */
export const sampleFormats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:00:00.000Z',
  time: '09:00',
  email: 'somchai@example.com',
  uri: 'https://example.com/',
  uuid: '3f2b8c1e-5d47-4a90-9c36-7e1f0a8b2d64',
  color: '#0b6b57',
  'thai-citizen-id': '1101700230708',
  'tax-id': '0105556012341',
  'thai-phone': '0812345678',
  phone: '+66 2 123 4567',
  'phone-9': '+66 2 123 4567',
  'postal-code-th': '10110',
  'branch-code-th': '00000',
  'generated-code': 'demo-001',
  password: 'correct horse battery staple',
};
