import type { Command } from './command.ts';

/** The commands that hold every typed word: by their title first, then by what stands beside it. Those of a group stay together. */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const ranked = commands.flatMap((command) => {
    const { title, note = '', words: more = '' } = command;
    if (holds(title)) return [{ command, rank: title.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1 }];
    return holds(`${title} ${note} ${more}`) ? [{ command, rank: 2 }] : [];
  });
  const best = new Map<string, number>();
  for (const { command, rank } of ranked) best.set(command.group, Math.min(rank, best.get(command.group) ?? rank));
  const groupRank = ({ group }: Command) => best.get(group) ?? 0;
  return ranked
    .sort((one, other) => groupRank(one.command) - groupRank(other.command) || one.rank - other.rank)
    .map(({ command }) => command);
}
