import type { CSSProperties } from 'react';

/**
 * An icon by its Lucide name, drawn in the colour of the text. It is fetched as a file when used, so that 1,700 icons cost
 * a page nothing. Decorative: the text beside it says what it means.
 */
export function Icon({ name, size }: { name: string; size?: number }) {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
  const style = { '--s-icon': `url("/icons/${name}.svg")`, width: size, height: size } as CSSProperties; // custom property
  return <span className="s-icon" style={style} aria-hidden="true" />;
}
