interface Hit {
  /** The name or number of the record, and after a dot what else it shows. */
  title: string;
}

/** Records that are called what was typed come before those that only mention it: a customer before their invoices. */
export function rankHits<Found extends Hit>(hits: readonly Found[], typed: string): Found[] {
  const wanted = typed.toLowerCase();
  const rank = ({ title }: Hit): number => {
    const [name = ''] = title.toLowerCase().split(' · ');
    if (name === wanted) return 0;
    return name.includes(wanted) ? 1 : 2;
  };
  return hits.toSorted((one, other) => rank(one) - rank(other));
}
