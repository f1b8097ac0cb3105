import type { CSSProperties } from 'react';

/**
 * An icon by its Lucide name, in the colour of the text. It is loaded as a file when used, so that 1,700 icons do not
 * enlarge the page. Decorative: the text beside it carries the meaning.
 */
export function Icon({ name, size }: { name: string; size?: number }) {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
  const style = { '--s-icon': `url("/icons/${name}.svg")`, width: size, height: size } as CSSProperties; // custom property
  return <span className="s-icon" style={style} aria-hidden="true" />;
}
