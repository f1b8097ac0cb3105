/** What a chart shows, in words and figures as they are read. */
export interface Drawing {
  groups: { key: string; title: string; short: string }[];
  series: { key: string; title: string; values: number[] }[];
  /** Along time: from the left to the right, without gaps. */
  isTimed: boolean;
  write: (value: number) => string;
}
