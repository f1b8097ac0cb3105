interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const sides = ['above', 'below', 'above-end', 'below-end', 'after', 'before'] as const;

/** Where the bar of a selection stands beside its frame. */
export type BarSide = (typeof sides)[number];

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
const hiddenWeight = 8;

/** The side on which the bar covers least; the first of those that are as good. */
export function findBarSide({ frame, bar, seen, drawn }: Question): BarSide {
  const costs = sides.map((side) => {
    const place = placeBar(side, frame, bar);
    const hidden = hiddenWeight * (bar.width * bar.height - overlap(place, seen));
    return { side, cost: drawn.reduce((sum, each) => sum + overlap(place, each), hidden) };
  });
  return costs.reduce((best, each) => (each.cost < best.cost - 1 ? each : best)).side;
}

function placeBar(side: BarSide, frame: Area, { width, height }: Question['bar']): Area {
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
