/** An entry of the command palette. */
export interface Command {
  key: string;
  title: string;
  note?: string;
  /** The heading that it stands under. */
  group: string;
  /** Found by it too, without being shown. */
  words?: string;
  run(): void;
}
