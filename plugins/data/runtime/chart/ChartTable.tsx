import { Link, useText } from 'sala/runtime';
import { chartTexts } from './chartTexts.ts';
import type { Drawing } from './drawing.ts';

/** The chart's data as a table. */
export function ChartTable({ drawing: { groups, series, write } }: { drawing: Drawing }) {
  const say = useText(chartTexts);
  return (
    <details className="w-chart__table">
      <summary>{say('asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it */}
      <section aria-label={say('asTable')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('group')}</th>
              {series.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, title, path }, index) => (
              <tr key={key}>
                <th scope="row">{path ? <Link to={path}>{title}</Link> : title}</th>
                {series.map((one) => (
                  <td key={one.key}>{write(one.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
