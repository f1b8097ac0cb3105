/** Months as they are written in Thailand, the short names without their dots. */
const months: readonly (readonly string[])[] = [
  ['มกราคม', 'มค', 'january'],
  ['กุมภาพันธ์', 'กพ', 'february'],
  ['มีนาคม', 'มีค', 'march'],
  ['เมษายน', 'เมย', 'april'],
  ['พฤษภาคม', 'พค', 'may'],
  ['มิถุนายน', 'มิย', 'june'],
  ['กรกฎาคม', 'กค', 'july'],
  ['สิงหาคม', 'สค', 'august'],
  ['กันยายน', 'กย', 'september'],
  ['ตุลาคม', 'ตค', 'october'],
  ['พฤศจิกายน', 'พย', 'november'],
  ['ธันวาคม', 'ธค', 'december'],
];

/** The number of the month with this name, in Thai or English, short or whole. */
export function readMonth(name: string): number | undefined {
  const plain = name.replaceAll('.', '').toLowerCase();
  const short = plain === 'sept' ? 'sep' : plain;
  const at = months.findIndex((names) => names.some((each) => each === plain || isShort(short, each)));
  return at === -1 ? undefined : at + 1;
}

function isShort(text: string, english: string): boolean {
  return /^[a-z]{3}$/.test(text) && english.startsWith(text);
}
