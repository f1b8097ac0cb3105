import { useLanguage, useText } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { type Span, slice } from '../../shared/scale.ts';
import { chartTexts } from './chartTexts.ts';
import { type Drawing, paintAttributes } from './drawing.ts';
import { Legend } from './Legend.tsx';

/** A pie chart, with the values in its legend, so that colours are not the only cue. */
export function PiePlot({ drawing, isRing, label }: { drawing: Drawing; isRing: boolean; label: string }) {
  const say = useText(chartTexts);
  const language = useLanguage();
  const values = drawing.groups.map((_, index) =>
    drawing.series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0),
  );
  const whole = values.reduce((sum, value) => sum + value, 0);
  const spans = slice(values);
  const entries = drawing.groups.map(({ key, title, tone, shade }, index) => {
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    return {
      key,
      title,
      tone,
      shade,
      value: `${drawing.write(values[index] ?? 0)} (${formatNumber((to - from) * 100, language, 1)}%)`,
    };
  });
  return (
    <div className="w-chart__pie">
      <svg
        className="w-chart__circle"
        viewBox="-50 -50 100 100"
        role="img"
        aria-label={`${label}: ${entries.map(({ title, value }) => `${title} ${value}`).join(', ')}`}
      >
        {spans.map((span, index) => (
          <path
            key={entries[index]?.key}
            className="w-chart__fill"
            {...paintAttributes(entries[index] ?? {}, index)}
            d={writeSlice(span, isRing ? 28 : 0)}
          >
            <title>{`${entries[index]?.title} ${entries[index]?.value}`}</title>
          </path>
        ))}
        {isRing && (
          <text className="w-chart__whole" y="2" textAnchor="middle">
            <tspan x="0" style={{ fontSize: fitIn(drawing.write(whole)) }}>
              {drawing.write(whole)}
            </tspan>
            <tspan className="w-chart__whole-name" x="0" dy="9">
              {say('total')}
            </tspan>
          </text>
        )}
      </svg>
      <Legend entries={entries} marks="area" />
    </div>
  );
}

/** The font size at which the total fits inside the ring; digits are a little more than half as wide as high. */
function fitIn(text: string): string {
  return `${Math.min(11, 48 / (text.length * 0.58)).toFixed(1)}px`;
}

const radius = 48;

/** The path of a slice; a full circle needs two arcs, since an arc that ends at its start draws nothing. */
function writeSlice({ from, to }: Span, hole: number): string {
  if (to - from <= 0) return '';
  const end = to - from > 0.9999 ? to - 0.0001 : to;
  const isLarge = end - from > 0.5 ? 1 : 0;
  const outer = `M${at(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${at(end, radius)}`;
  return hole === 0 ? `${outer}L0 0Z` : `${outer}L${at(end, hole)}A${hole} ${hole} 0 ${isLarge} 0 ${at(from, hole)}Z`;
}

/** A point on the circle, clockwise from the top. */
function at(share: number, distance: number): string {
  const angle = share * 2 * Math.PI;
  return `${(Math.sin(angle) * distance).toFixed(2)} ${(-Math.cos(angle) * distance).toFixed(2)}`;
}
