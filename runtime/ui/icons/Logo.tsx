/** Sala's logo: the roof of a pavilion in three strokes. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className="s-mark" width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        {logoStrokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
    </svg>
  );
}

/** Two curves of the upper roof and the lower eave. */
export const logoStrokes = [
  'M16 3.5C14.6 10.6 9.8 16.2 2.8 17.1',
  'M16 3.5C17.4 10.6 22.2 16.2 29.2 17.1',
  'M5.2 26.4C10.6 25.7 13.9 23.2 16 19.4C18.1 23.2 21.4 25.7 26.8 26.4',
];
