import { roleNames } from '../../schemas/index.ts';

/** Roles that a route lets in beyond its line of the specification, each with the reason; docs/decisions/0051. */
export interface Widening {
  path: string;
  roles: string[];
  reason: string;
}

export const widenings: Widening[] = [
  {
    path: '/member/profile',
    roles: roleNames,
    reason: 'It shows nobody but its reader: whoever is signed in must reach their own password and second factor.',
  },
  {
    path: '/sales/quotation',
    roles: ['superadmin'],
    reason: 'What is above the limits of all others waits there for the highest approver (docs/decisions/0106).',
  },
  ...['', '/create', '/:id', '/:id/edit'].map((page) => ({
    path: `/sales/sales-order${page}`,
    roles: ['superadmin', 'finance'],
    reason: 'Orders above the limits of sales wait there for finance and management (docs/decisions/0106).',
  })),
  {
    path: '/purchase/dashboard',
    roles: ['purchase'],
    reason: 'Two roles buy, and the specification lets both of them write requests and orders (docs/decisions/0203).',
  },
  ...['', '/create', '/:id', '/:id/edit'].map((page) => ({
    path: `/purchase/purchase-request${page}`,
    roles: ['purchase', 'accountant', 'finance', 'inventory', 'production', 'supervisor', 'employee'],
    reason: 'They may write a purchase request by its rules of access and had no page to do so (docs/decisions/0203).',
  })),
  ...[
    ...['', '/create', '/:id', '/:id/edit'].map((page) => `/purchase/purchase-order${page}`),
    ...['', '/create', '/:id', '/:id/edit'].map((page) => `/purchase/suppliers${page}`),
  ].map((path) => ({
    path,
    roles: ['purchase'],
    reason: 'Requests and orders wait for this role, which had no page to open them on (docs/decisions/0203).',
  })),
  ...['', '/create', '/:id'].map((page) => ({
    path: `/purchase/goods-receipt${page}`,
    roles: ['purchaser', 'purchase'],
    reason: 'Purchases that were approved wait for those who buy, to be ordered (docs/decisions/0203).',
  })),
  ...[
    ...['', '/:id'].map((page) => `/finance/accounts-receivable${page}`),
    ...['', '/:id', '/:id/edit'].map((page) => `/finance/tax-documents${page}`),
    ...['', '/create', '/:id', '/:id/edit'].map((page) => `/finance/journal-entries${page}`),
  ].map((path) => ({
    path,
    roles: ['accounting'],
    reason: 'Its documents wait for the office of accounting, which writes them too (docs/decisions/0203).',
  })),
  ...['', '/:id'].map((page) => ({
    path: `/finance/tax-documents${page}`,
    roles: ['sales'],
    reason: 'Sales issue the tax invoices of their customers, drafts of which wait for them (docs/decisions/0203).',
  })),
  ...['', '/create', '/:id', '/:id/edit'].map((page) => ({
    path: `/finance/journal-entries${page}`,
    roles: ['finance'],
    reason: 'Verified entries wait for finance to be posted (docs/decisions/0203).',
  })),
  ...['', '/:id'].map((page) => ({
    path: `/production/work-orders${page}`,
    roles: ['supervisor'],
    reason: 'A supervisor approves orders of maintenance and had no page to read them on (docs/decisions/0203).',
  })),
  ...['/cms/pages', '/cms/pages/:id', '/cms/iframe/:id'].map((path) => ({
    path,
    roles: ['superadmin'],
    reason: 'The list of pages that a super administrator opens at /website/add leads there.',
  })),
  ...['/message/inbox', '/message/read', '/message/compose'].map((path) => ({
    path,
    roles: ['superadmin'],
    reason:
      'A super administrator reads the messages of a site, is shown how many are new, and the figure leads there.',
  })),
  ...['/user/dashboard', '/user/add', '/user/detail/:id', '/user/edit/:id'].map((path) => ({
    path,
    roles: ['superadmin'],
    reason: 'A super administrator stands above the administrator and runs the same people by the same calls.',
  })),
];

export function widenedRoles(path: string): string[] {
  return widenings.filter((one) => one.path === path).flatMap(({ roles }) => roles);
}
