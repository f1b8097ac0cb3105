interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const sides = ['above', 'below', 'above-end', 'below-end', 'after', 'before'] as const;

/** At the top of what is seen of a frame that fills the window. */
const insides = ['inside', 'inside-end'] as const;

/** Where the bar of a selection stands beside its frame, or in it. */
export type BarSide = (typeof sides)[number] | (typeof insides)[number];

interface Question {
  frame: Area;
  bar: { width: number; height: number };
  /** The visible part of the page: a button outside of it cannot be pressed, which is worse than covering something. */
  seen: Area;
  /** What the page shows near the frame. */
  drawn: readonly Area[];
}

/** The space between frame and bar. */
const gap = 6;
/** By how much the bar begins on the line of the frame, outside of it. */
const line = 2;
const hiddenWeight = 8;

/** The side on which the bar covers least; the first of those that are as good. What fills the window has it inside. */
export function findBarSide({ frame, bar, seen, drawn }: Question): BarSide {
  const judge = <Side extends BarSide>(side: Side, place: Area) => {
    const hidden = bar.width * bar.height - overlap(place, seen);
    return { side, hidden, cost: drawn.reduce((sum, each) => sum + overlap(place, each), hiddenWeight * hidden) };
  };
  const best = findCheapest(sides.map((side) => judge(side, placeBar(side, frame, bar))));
  const fills = frame.top - gap - bar.height < seen.top && frame.bottom + gap + bar.height > seen.bottom;
  if (!fills || best.hidden <= 1) return best.side;
  return findCheapest(insides.map((side) => judge(side, placeInside(side, { frame, bar, seen })))).side;
}

/** How far it is moved sideways to be seen whole: on a phone it may be wider than what is left beside either end of its frame. */
export function findBarShift(side: BarSide, { frame, bar, seen }: Omit<Question, 'drawn'>): number {
  const isInside = side === 'inside' || side === 'inside-end';
  const { left, right } = placeAt(side, { frame, bar, seen });
  const over = isInside || side === 'after' || side === 'before' ? 0 : side.endsWith('-end') ? line : -line;
  return Math.max(seen.left - left - over, Math.min(0, seen.right - right - over));
}

/** Where a bar that is placed by itself has its corner: at a side, and as far as it can be seen whole. */
export function findBarCorner(
  side: BarSide,
  { frame, bar, seen }: Omit<Question, 'drawn'>,
): { left: number; top: number } {
  const { left, top } = placeAt(side, { frame, bar, seen });
  const within = (at: number, first: number, last: number) => Math.max(first + gap, Math.min(at, last - gap));
  return {
    left: within(left, seen.left, seen.right - bar.width),
    top: within(top, seen.top, seen.bottom - bar.height),
  };
}

function placeAt(side: BarSide, { frame, bar, seen }: Omit<Question, 'drawn'>): Area {
  return side === 'inside' || side === 'inside-end'
    ? placeInside(side, { frame, bar, seen })
    : placeBar(side, frame, bar);
}

function findCheapest<Judged extends { cost: number }>(judged: Judged[]): Judged {
  return judged.reduce((one, each) => (each.cost < one.cost - 1 ? each : one));
}

function placeInside(side: (typeof insides)[number], { frame, bar, seen }: Omit<Question, 'drawn'>): Area {
  const left = side === 'inside' ? frame.left + gap : frame.right - gap - bar.width;
  const top = Math.max(frame.top, seen.top) + gap;
  return { left, top, right: left + bar.width, bottom: top + bar.height };
}

function placeBar(side: (typeof sides)[number], frame: Area, { width, height }: Question['bar']): Area {
  const left = {
    above: frame.left,
    below: frame.left,
    'above-end': frame.right - width,
    'below-end': frame.right - width,
    after: frame.right + gap,
    before: frame.left - gap - width,
  }[side];
  const isAbove = side === 'above' || side === 'above-end';
  const isBeside = side === 'after' || side === 'before';
  const top = isBeside ? frame.top : isAbove ? frame.top - gap - height : frame.bottom + gap;
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
