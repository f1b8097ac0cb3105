/** A smooth line through the points that the layout gives. */
export function drawCurve(points: { x: number; y: number }[]): string {
  const at = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`;
  return points
    .map((point, index) => {
      const next = points[index + 1];
      if (index === 0) return `M${at(point)}`;
      if (!next) return `L${at(point)}`;
      return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
    })
    .join('');
}

/** To a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
