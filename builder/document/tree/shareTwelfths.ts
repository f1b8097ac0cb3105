/**
 * Distributes twelve twelfths by weight: integers, at least one each, with the sum twelve (for up to twelve weights).
 */
export function shareTwelfths(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + Math.max(weight, 0), 0) || 1;
  const exact = weights.map((weight) => (Math.max(weight, 0) / sum) * 12);
  const shares = exact.map((share) => Math.max(1, Math.floor(share)));
  let left = 12 - shares.reduce((total, share) => total + share, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const position = findFarthest(exact, shares, step);
    if (position < 0) break;
    shares[position] = (shares[position] ?? 0) + step;
    left -= step;
  }
  return shares;
}

/** The share that deviates most from its ideal downward (step 1) or upward (step -1) and may still change. */
function findFarthest(exact: readonly number[], shares: readonly number[], step: number): number {
  let best = -1;
  let farthest = Number.NEGATIVE_INFINITY;
  shares.forEach((share, position) => {
    if (step < 0 && share <= 1) return;
    const distance = ((exact[position] ?? 0) - share) * step;
    if (distance > farthest) {
      farthest = distance;
      best = position;
    }
  });
  return best;
}
