import type { ComponentType } from 'react';

interface Props {
  ids: readonly string[];
  /** Which of them are drawn a moment later. */
  later: ReadonlySet<string>;
  Node: ComponentType<{ id: string }>;
}

/** Draws nodes; about the room of those that come later is held, so that what stands below is scrolled to where it will be. */
export function NodeList({ ids, later, Node }: Props) {
  const waiting = ids.filter((id) => later.has(id));
  return ids.map((id) => {
    if (!later.has(id)) return <Node key={id} id={id} />;
    return id === waiting[0] && <div key="later" style={{ blockSize: `${waiting.length * 3}rem` }} />;
  });
}
