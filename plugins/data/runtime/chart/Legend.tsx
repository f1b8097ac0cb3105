import { paintAttributes, type Shade } from './drawing.ts';

interface Props {
  entries: readonly ({ key: string; title: string; value?: string } & Shade)[];
  /** Lines also differ by their dashes, areas by their order. */
  marks: 'line' | 'area';
}

export function Legend({ entries, marks }: Props) {
  return (
    <ul className="w-chart__legend">
      {entries.map(({ key, title, value, ...shade }, index) => (
        <li key={key}>
          <svg
            className="w-chart__mark"
            {...paintAttributes(shade, index)}
            viewBox="0 0 18 10"
            width="18"
            height="10"
            aria-hidden="true"
          >
            {marks === 'line' ? (
              <line className="w-chart__line" x1="0" y1="5" x2="18" y2="5" />
            ) : (
              <rect className="w-chart__fill" width="12" height="10" x="3" rx="2" />
            )}
          </svg>
          <span>{title}</span>
          {value !== undefined && <strong>{value}</strong>}
        </li>
      ))}
    </ul>
  );
}
