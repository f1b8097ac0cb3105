import type { ChartKind } from '../../shared/chart.ts';
import { type Span, stack } from '../../shared/scale.ts';
import { type Drawing, paintAttributes } from './drawing.ts';

interface Props {
  drawing: Drawing;
  kind: ChartKind;
  /** Vertical position of a value, from 0 (top) to 100. */
  heightOf: (value: number) => number;
}

export function Shapes({ drawing, kind, heightOf }: Props) {
  if (kind === 'line') return <Lines drawing={drawing} heightOf={heightOf} />;
  if (kind === 'area') return <Areas drawing={drawing} heightOf={heightOf} />;
  return <Bars drawing={drawing} heightOf={heightOf} stacked={kind === 'stacked'} />;
}

type ShapeProps = Omit<Props, 'kind'>;

/** Share of a group's width that its bars fill. */
const barShare = 0.66;

function Bars({ drawing: { groups, series }, heightOf, stacked }: ShapeProps & { stacked: boolean }) {
  const room = 100 / groups.length;
  const width = (room * barShare) / (stacked ? 1 : series.length);
  return groups.map(({ key, ...group }, index) => {
    const values = series.map((one) => one.values[index] ?? 0);
    const spans: Span[] = stacked ? stack(values) : values.map((to) => ({ from: 0, to }));
    const start = room * (index + (1 - barShare) / 2);
    return (
      <g key={key}>
        {spans.map(({ from, to }, place) => {
          const top = Math.min(heightOf(from), heightOf(to));
          const height = Math.abs(heightOf(from) - heightOf(to));
          return height === 0 ? null : (
            <rect
              key={series[place]?.key}
              className="w-chart__fill"
              {...paintAttributes(series.length > 1 ? (series[place] ?? {}) : group, place)}
              x={round(start + (stacked ? 0 : place * width))}
              y={round(top)}
              width={round(width)}
              height={round(height)}
            />
          );
        })}
      </g>
    );
  });
}

function Lines({ drawing: { groups, series }, heightOf }: ShapeProps) {
  return series.map(({ key, values, ...shade }, place) => (
    <g key={key} {...paintAttributes(shade, place)}>
      <path
        className="w-chart__line"
        d={writeLine(values.map((value, index) => [placeOf(index, groups.length), heightOf(value)]))}
      />
      {groups.length <= 40 &&
        values.map((value, index) => (
          // A line of zero length with round caps is a dot that stays round when the view box is stretched.
          <path
            key={groups[index]?.key}
            className="w-chart__dot"
            d={`M${round(placeOf(index, groups.length))} ${round(heightOf(value))}h0`}
          />
        ))}
    </g>
  ));
}

function Areas({ drawing: { groups, series }, heightOf }: ShapeProps) {
  const stacks = groups.map((_, index) => stack(series.map(({ values }) => values[index] ?? 0)));
  return series.map(({ key, ...shade }, place) => {
    const top = stacks.map((spans, index) => point(index, groups.length, heightOf(spans[place]?.to ?? 0)));
    const bottom = stacks.map((spans, index) => point(index, groups.length, heightOf(spans[place]?.from ?? 0)));
    return (
      <g key={key} {...paintAttributes(shade, place)}>
        <path className="w-chart__fill w-chart__fill--soft" d={`${writeLine([...top, ...bottom.reverse()])}Z`} />
        <path className="w-chart__line" d={writeLine(top)} />
      </g>
    );
  });
}

type Point = readonly [number, number];

function point(index: number, count: number, y: number): Point {
  return [placeOf(index, count), y];
}

/** The centre of a group. */
function placeOf(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

function writeLine(points: Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
