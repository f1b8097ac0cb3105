import type { CSSProperties } from 'react';
import { Link } from 'sala/runtime';
import { type Drawing, paintAttributes } from './drawing.ts';

/** Horizontal bars: room for names of any length, and each figure beside its bar. */
export function Rows({ drawing: { groups, series, write }, label }: { drawing: Drawing; label: string }) {
  const sums = groups.map((_, index) => series.reduce((sum, { values }) => sum + Math.max(values[index] ?? 0, 0), 0));
  const most = Math.max(...sums, 1);
  return (
    <ol className="w-chart__rows" aria-label={label}>
      {groups.map(({ key, title, path, ...group }, index) => (
        <li key={key}>
          <span className="w-chart__row-name">{path ? <Link to={path}>{title}</Link> : title}</span>
          <span className="w-chart__row" aria-hidden="true">
            {series.map((one, place) => {
              const share = (Math.max(one.values[index] ?? 0, 0) / most) * 100;
              const style = { '--w-chart-share': `${share.toFixed(2)}%` } as CSSProperties; // custom property
              return share === 0 ? null : (
                <i
                  key={one.key}
                  {...paintAttributes(series.length > 1 ? one : group, place)}
                  style={style}
                  title={series.length > 1 ? one.title : undefined}
                />
              );
            })}
          </span>
          <span className="w-chart__row-figure">
            {write(series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))}
          </span>
        </li>
      ))}
    </ol>
  );
}
