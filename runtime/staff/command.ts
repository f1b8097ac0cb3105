/** An entry of the command palette. */
export interface Command {
  key: string;
  title: string;
  note?: string;
  run(): void;
}
