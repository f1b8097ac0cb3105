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
  ...['/user/dashboard', '/user/add', '/user/detail/:id', '/user/edit/:id'].map((path) => ({
    path,
    roles: ['superadmin'],
    reason: 'A super administrator stands above the administrator and runs the same people by the same calls.',
  })),
];

export function widenedRoles(path: string): string[] {
  return widenings.filter((one) => one.path === path).flatMap(({ roles }) => roles);
}
