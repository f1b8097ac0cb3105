import type { CSSProperties } from 'react';
import { drawnScenes } from './drawnScenes.ts';

interface Props {
  scene: string;
  className?: string;
  style?: CSSProperties;
}

/** Stands for a picture that nobody has chosen yet; nothing where there is no such scene. */
export function DrawnPicture({ scene, className, style }: Props) {
  const shapes = drawnScenes[scene];
  if (!shapes) return null;
  return (
    <svg
      className={className}
      style={{ display: 'block', inlineSize: '100%', background: ground, ...style }}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map(([tone, outline]) => (
        <path key={outline} fill={`var(--s-${tone})`} d={outline} />
      ))}
    </svg>
  );
}

const ground = 'linear-gradient(135deg, var(--s-primary-soft), var(--s-accent-soft))';
