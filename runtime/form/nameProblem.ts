/** What is wrong with which field. Most texts name it themselves: it is not said twice. */
export function nameProblem(label: string | undefined, text: string): string {
  return label === undefined || label === '' || text.includes(label) ? text : `${label}: ${text}`;
}
