/** A line of the palette. */
export interface Command {
  key: string;
  title: string;
  note?: string;
  run(): void;
}
