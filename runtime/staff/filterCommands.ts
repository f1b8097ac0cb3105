import type { Command } from './command.ts';
import { besideText, rankText } from './rankText.ts';

/** The commands that hold every typed word: by their title first, then by what stands beside it. Those of a group stay together. */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = commands
    .map((command) => ({ command, rank: rankCommand(command, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY);
  const best = new Map<string, number>();
  for (const { command, rank } of ranked) best.set(command.group, Math.min(rank, best.get(command.group) ?? rank));
  const groupRank = ({ group }: Command) => best.get(group) ?? 0;
  return ranked
    .sort((one, other) => groupRank(one.command) - groupRank(other.command) || one.rank - other.rank)
    .map(({ command }) => command);
}

function rankCommand({ title, note = '', words: more = '' }: Command, words: readonly string[]): number {
  return Math.min(rankText(title, words), besideText + rankText(`${title} ${note} ${more}`, words));
}
