/** Holds about the room of nodes that are drawn a moment later, so that what stands below them is scrolled to where it will be. */
export function LaterNodes({ count }: { count: number }) {
  return <div style={{ blockSize: `${count * 3}rem` }} />;
}
