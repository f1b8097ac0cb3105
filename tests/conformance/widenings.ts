import { roleNames } from '../../schemas/index.ts';

/** Roles that a route lets in beyond its line of the specification, each with the reason; docs/decisions/0051. */
export interface Widening {
  path: string;
  roles: string[];
  reason: string;
}

const everyone = roleNames.filter((role) => role !== 'public');

export const widenings: Widening[] = [
  {
    path: '/member/profile',
    roles: everyone,
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
