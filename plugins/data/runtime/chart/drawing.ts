import type { Tone } from '../../shared/columns.ts';

/** The colour of a state; states of one tone differ by their shade. */
export interface Shade {
  tone?: Tone;
  shade?: number;
}

/** The data of a chart with formatted names and figures. */
export interface Drawing {
  groups: ({ key: string; title: string; short: string; path?: string } & Shade)[];
  series: ({ key: string; title: string; values: number[] } & Shade)[];
  /** A time axis, left to right without gaps. */
  isTimed: boolean;
  write: (value: number) => string;
}

/** Gives those who have a tone their place among those of the same tone. */
export function shadeTones<T extends { tone?: Tone }>(entries: readonly T[]): (T & Shade)[] {
  const seen = new Map<Tone, number>();
  return entries.map((entry) => {
    if (!entry.tone) return entry;
    const shade = seen.get(entry.tone) ?? 0;
    seen.set(entry.tone, shade + 1);
    return { ...entry, shade: shade % shades };
  });
}

const shades = 4;

/** What colours an element: the tone of its state, else its place. */
export function paintAttributes({ tone, shade }: Shade, place: number) {
  return { 'data-series': place, 'data-tone': tone, 'data-shade': shade };
}
