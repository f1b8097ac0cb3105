// In the full-width form of East Asian keyboards it is a formula too. A text that looks guarded gets one more, or reading
// would take its own apostrophe away.
const formulaStart = /^'*[=+\-@＝＋－＠\t\r\n]/;
const guarded = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/** A text that a spreadsheet would run as a formula is prefixed by an apostrophe. */
export function guardCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text before it was guarded. */
export function readGuarded(cell: string): string {
  return cell.replace(guarded, '');
}
