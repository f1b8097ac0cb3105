/** Widths of bars and gaps of the symbols 0 to 105, and of the stop. */
const symbols =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const stop = '2331112';
const start = { text: 104, digits: 105 };
const switches = { toDigits: 99, toText: 100 };

/** A text as Code 128: widths of bar, gap, bar … in modules. Nothing for signs that it does not have, or none. */
export function code128(text: string): number[] | undefined {
  if (!/^[ -~]{1,80}$/.test(text)) return undefined;
  const values = listValues(text);
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0);
  const widths = [...values, sum % 103].map((value) => symbols[value]).join('') + stop;
  return [...widths].map(Number);
}

/** Four digits and more stand in pairs, which take half the room. */
function listValues(text: string): number[] {
  const values: number[] = [];
  let inDigits = false;
  for (const part of text.match(/(?:\d\d){2,}|[\s\S]/g) ?? []) {
    const isDigits = part.length > 1;
    if (values.length === 0) values.push(isDigits ? start.digits : start.text);
    else if (isDigits !== inDigits) values.push(isDigits ? switches.toDigits : switches.toText);
    inDigits = isDigits;
    if (isDigits) values.push(...(part.match(/\d\d/g) ?? []).map(Number));
    else values.push((part.codePointAt(0) ?? 32) - 32);
  }
  return values;
}
