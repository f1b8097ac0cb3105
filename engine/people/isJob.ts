import { isStaff } from './isStaff.ts';
import { isAdministrator } from './rankRole.ts';

/** Whether a role is a job on a site, such as sales or warehouse: its staff without those who manage it. */
export function isJob(role: string): boolean {
  return isStaff(role) && !isAdministrator(role);
}
