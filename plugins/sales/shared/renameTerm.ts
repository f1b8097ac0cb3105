/** A formula: a record's terms of payment by the name that another kind of paper has for them. */
export function renameTerm(
  names: Readonly<Record<string, string>>,
  otherwise: string,
  term = 'record.payment_term',
): string {
  return Object.entries(names).reduceRight(
    (rest, [from, to]) => `${term} == '${from}' ? '${to}' : ${rest}`,
    `'${otherwise}'`,
  );
}
