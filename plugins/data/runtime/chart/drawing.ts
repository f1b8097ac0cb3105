/** The data of a chart with formatted names and figures. */
export interface Drawing {
  groups: { key: string; title: string; short: string }[];
  series: { key: string; title: string; values: number[] }[];
  /** A time axis, left to right without gaps. */
  isTimed: boolean;
  write: (value: number) => string;
}
