/**
 * How many values a JSON text holds at most, without reading it: what reading costs depends on them more than on its length. Stops where
 * there are more than `most`.
 */
export function countJsonValues(text: string, most = Number.POSITIVE_INFINITY): number {
  let values = 1;
  for (let at = 0; at < text.length && values <= most; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) at = findEnd(text, at);
    else if (sign === 0x2c || sign === 0x5b || sign === 0x7b) values += 1; // , [ { begin a value each
  }
  return values;
}

/** The quote that ends the text which begins at `at`. */
function findEnd(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    if ((end - before) % 2 === 1) return end; // no backslash stands before it, or each stands before another
  }
  return text.length;
}
