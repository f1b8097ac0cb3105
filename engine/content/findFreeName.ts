/** The name itself where nobody has it, else with the next free number behind it. */
export function findFreeName(name: string, taken: { has(name: string): boolean }, sign: string): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${sign}${number}`;
  return free;
}
