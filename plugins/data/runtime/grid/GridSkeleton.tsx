import '../parts/parts.css';
import './grid.css';

const lines = [0, 1, 2, 3, 4, 5];

/** Skeleton of a grid whose rows are loading. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className="w-grid w-grid--skeleton" role="status">
      <span className="s-visually-hidden">{label}</span>
      {lines.map((line) => (
        <div key={line} className="w-grid__bones">
          <span className="w-data-bone" />
          <span className="w-data-bone" />
          <span className="w-data-bone" />
          <span className="w-data-bone" />
        </div>
      ))}
    </div>
  );
}
