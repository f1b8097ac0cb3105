interface Hit {
  /** What the record is called, such as its name or number, comes first. */
  names: readonly string[];
}

/** Records that are called what was typed come before those that only mention it: a customer before their invoices. */
export function rankHits<Found extends Hit>(hits: readonly Found[], typed: string): Found[] {
  const wanted = typed.toLowerCase();
  const rank = ({ names: [first = ''] }: Hit): number => {
    const name = first.toLowerCase();
    if (name === wanted) return 0;
    return name.includes(wanted) ? 1 : 2;
  };
  return hits.toSorted((one, other) => rank(one) - rank(other));
}
