import type { Text } from 'sala/schemas';

/** What `GET /api/permissions` answers. */
export interface Permitted {
  roles: string[];
  routes: {
    path: string;
    title?: Text;
    auth: boolean;
    roles: string[];
    changed: boolean;
    allowed: string[];
  }[];
  collections: { name: string; title: Text; allowed: Record<string, string[]> }[];
}
