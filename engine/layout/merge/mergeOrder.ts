interface Order {
  base: readonly string[];
  ours: readonly string[];
  theirs: readonly string[];
}

/**
 * The children of a part in one order: as the side arranged them that changed the order, ours where both did; what
 * the other side has besides stands behind its neighbour there.
 */
export function mergeOrder({ base, ours, theirs }: Order, isHere: (id: string) => boolean): string[] {
  const common = new Set(ours.filter((id) => base.includes(id) && theirs.includes(id)));
  const inCommon = (list: readonly string[]) => list.filter((id) => common.has(id)).join(' ');
  const isOursAsBefore = inCommon(ours) === inCommon(base);
  const [first, second] = isOursAsBefore ? [theirs, ours] : [ours, theirs];
  const merged = first.filter(isHere);
  second.forEach((id, index) => {
    if (!isHere(id) || merged.includes(id)) return;
    const before = second.slice(0, index).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
