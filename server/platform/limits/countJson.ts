export interface JsonCount {
  values: number;
  /** Of the object that has most. */
  names: number;
}

/**
 * How many values a JSON text holds at most, and how many names its widest object, without reading it: what reading costs depends on
 * them more than on its length. Stops where there are more values than `most`.
 */
export function countJson(text: string, most = Number.POSITIVE_INFINITY): JsonCount {
  let values = 1;
  let names = 0;
  const open: { isObject: boolean; parts: number }[] = [];
  for (let at = 0; at < text.length && values <= most; at += 1) {
    const sign = text[at];
    const holder = open.at(-1);
    if (sign === '"') at = findEnd(text, at);
    else if (sign === '{' || sign === '[') open.push({ isObject: sign === '{', parts: 1 });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && holder) holder.parts += 1;
    if (sign === ',' || sign === '{' || sign === '[') values += 1;
    if (holder?.isObject) names = Math.max(names, holder.parts);
  }
  return { values, names };
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
