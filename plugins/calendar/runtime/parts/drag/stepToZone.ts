import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An arrow key moves the dragged element to the centre of the nearest drop target in that direction. */
export const stepToZone: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const direction = directions[event.code];
  const { collisionRect, droppableRects, over } = context;
  if (!direction || !collisionRect) return undefined;
  event.preventDefault();
  const from = over ? middle(over.rect) : middle(collisionRect);
  const [x, y] = direction;
  let best: { distance: number; to: { x: number; y: number } } | undefined;
  for (const [id, rect] of droppableRects) {
    if (id === over?.id) continue;
    const to = middle(rect);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const across = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    // A target further to the side than ahead belongs to another direction.
    if (along <= 1 || across > along) continue;
    const distance = along + across * 2;
    if (!best || distance < best.distance) best = { distance, to };
  }
  if (!best) return undefined;
  const at = middle(collisionRect);
  return { x: currentCoordinates.x + best.to.x - at.x, y: currentCoordinates.y + best.to.y - at.y };
};

function middle({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  return { x: left + width / 2, y: top + height / 2 };
}
