import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import type { ChartKind } from '../../shared/chart.ts';
import { formatShort } from '../../shared/formatValue.ts';
import { listTicks, stack } from '../../shared/scale.ts';
import { chartTexts } from './chartTexts.ts';
import { type Drawing, paintAttributes } from './drawing.ts';
import { Shapes } from './Shapes.tsx';

interface Props {
  drawing: Drawing;
  kind: ChartKind;
  label: string;
}

/**
 * Shapes are drawn in a 100 x 100 view box that is stretched to the available size; labels are HTML beside it, so
 * that letters are not stretched and nothing has to be measured.
 */
export function Plot({ drawing, kind, label }: Props) {
  const { groups } = drawing;
  const say = useText(chartTexts);
  const language = useLanguage();
  const hintId = useId();
  const [active, setActive] = useState<number>();
  const ticks = ticksOf(drawing, kind);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  function handleKey(event: KeyboardEvent) {
    const last = groups.length - 1;
    const at = active ?? -1;
    const next = { ArrowRight: at + 1, ArrowLeft: (active ?? groups.length) - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setActive(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max(next, 0), last));
  }
  const current = active === undefined ? undefined : describe(drawing, active);
  return (
    <div className="w-chart__plot" style={{ '--w-chart-groups': groups.length } as CSSProperties}>
      <ol className="w-chart__ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick} style={{ insetBlockStart: `${heightOf(tick)}%` }}>
            {formatShort(tick, language)}
          </li>
        ))}
      </ol>
      <div
        className="w-chart__area"
        role="slider"
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={groups.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={current ? `${current.title}: ${current.lines.map(({ text }) => text).join(', ')}` : say('keys')}
        tabIndex={0}
        onKeyDown={handleKey}
        onBlur={() => setActive(undefined)}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg className="w-chart__svg" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className="w-chart__grid"
              data-zero={tick === 0}
              x1="0"
              x2="100"
              y1={heightOf(tick)}
              y2={heightOf(tick)}
            />
          ))}
          <Shapes drawing={drawing} kind={kind} heightOf={heightOf} />
        </svg>
        <div className="w-chart__bands" aria-hidden="true">
          {groups.map(({ key }, index) => (
            <span key={key} data-active={index === active} onPointerEnter={() => setActive(index)} />
          ))}
        </div>
        {current && active !== undefined && <Tip {...current} place={(active + 0.5) / groups.length} />}
      </div>
      <ol className="w-chart__names" aria-hidden="true" data-timed={drawing.isTimed}>
        {groups.map(({ key, short }) => (
          <li key={key}>
            <span>{short}</span>
          </li>
        ))}
      </ol>
      <p id={hintId} className="s-visually-hidden">
        {say('keys')}
      </p>
    </div>
  );
}

function ticksOf({ groups, series }: Drawing, kind: ChartKind): number[] {
  const values = series.flatMap((one) => one.values);
  const isWhole = values.every(Number.isInteger);
  if (kind !== 'stacked' && kind !== 'area') {
    return listTicks(Math.min(...values), Math.max(...values), isWhole);
  }
  const ends = groups.flatMap((_, index) => stack(series.map(({ values }) => values[index] ?? 0)).map(({ to }) => to));
  return listTicks(Math.min(...ends), Math.max(...ends), isWhole);
}

function describe({ groups, series, write }: Drawing, index: number) {
  const lines = series.map(({ key, title, values, tone, shade }, place) => {
    const value = write(values[index] ?? 0);
    return {
      key,
      paint: paintAttributes({ tone, shade }, place),
      title: series.length > 1 ? title : '',
      value,
      text: series.length > 1 ? `${title} ${value}` : value,
    };
  });
  return { title: groups[index]?.title ?? '', lines };
}

interface TipProps extends ReturnType<typeof describe> {
  /** Position along the axis, from 0 to 1. */
  place: number;
}

function Tip({ title, lines, place }: TipProps) {
  return (
    <div className="w-chart__tip" data-side={place > 0.5 ? 'left' : 'right'} style={{ left: `${place * 100}%` }}>
      <p>{title}</p>
      {lines.map((line) => (
        <p key={line.key} className="w-chart__tip-line">
          {line.title && (
            <svg
              className="w-chart__mark"
              {...line.paint}
              viewBox="0 0 10 10"
              width="10"
              height="10"
              aria-hidden="true"
            >
              <rect className="w-chart__fill" width="10" height="10" rx="2" />
            </svg>
          )}
          <span>{line.title}</span>
          <strong>{line.value}</strong>
        </p>
      ))}
    </div>
  );
}
