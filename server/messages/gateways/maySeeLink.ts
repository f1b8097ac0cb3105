import { rankRole } from '../../../engine/people/rankRole.ts';

/** Whether somebody of a role may see the link of a mail: whoever has it may act as its recipient, so theirs must be the higher rank. */
export function maySeeLink(role: string, linkRank: number): boolean {
  return role === 'root' || rankRole(role) > linkRank;
}
