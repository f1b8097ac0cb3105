/** A part of a text; `whole` ones are a word that a line should not break. */
export interface TextPart {
  text: string;
  whole: boolean;
}

/** Begin compounds: ผู้เชี่ยวชาญ, ความปลอดภัย, การจัดซื้อ. Dictionaries of browsers take them for words of their own. */
const heads = new Set('ผู้ การ ความ นัก ช่าง ชาว เจ้า คณะ ใบ ใบรับ ห้อง โรง ร้าน เครื่อง ที่ ตัว น้ำ หัวหน้า ลูก ฝ่าย กอง พื้น'.split(' '));
/** Follow another word to form one: ร้านค้า, เรียนรู้, หัวหน้างาน. */
const tails = new Set('ค้า รู้ งาน รอง หนัก ฐาน ออก ตัว ภัย ภาพ กรรม ศาสตร์'.split(' '));
/** What no word can begin with, or silent letters alone (ครา|ฟต์): the dictionary did not know the word before. */
const dependent = /^([\u0e30-\u0e3a\u0e45-\u0e4e]|[\u0e01-\u0e2e]{1,2}\u0e4c)/;
/** No word either: a consonant left over at the beginning of a borrowed word (ส|ตาร์). */
const leftOver = /^[ก-ญด-ทน-ฮ]$/;
const thai = /\p{Script=Thai}/u;
/** Letters with a width; longer compounds would not fit on a phone in one piece. */
const longest = 14;
const mostKnown = 2000;
const known = new Map<string, TextPart[]>();
let segmenter: Intl.Segmenter | undefined;

/**
 * A heading in parts, so that lines do not break inside Thai compounds. The parts together are the text, letter by letter: nothing is
 * added that would be copied, searched or read aloud.
 */
export function joinThaiWords(text: string): TextPart[] {
  const found = known.get(text);
  if (found) return found;
  const parts = thai.test(text) && typeof Intl.Segmenter === 'function' ? readParts(text) : [{ text, whole: false }];
  if (known.size >= mostKnown) known.clear();
  known.set(text, parts);
  return parts;
}

function readParts(text: string): TextPart[] {
  const words = text.includes(' ') ? text.split(/( +)/).flatMap(readPhrase) : readWords(text);
  const parts: TextPart[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    const whole = word.length > 1;
    if (last && !last.whole && !whole) last.text += word.join('');
    else parts.push({ text: word.join(''), whole });
  }
  return parts;
}

/** Thai has spaces between phrases: a line breaks there rather than within a short one. */
function readPhrase(phrase: string): string[][] {
  const words = readWords(phrase);
  const isShort = thai.test(phrase) && widthOf(phrase) <= longest;
  return isShort ? [words.flat()] : words;
}

function readWords(text: string): string[][] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[][] = [];
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment);
  for (const [index, segment] of segments.entries()) {
    const last = words.at(-1);
    const isEnd = leftOver.test(segment) && !thai.test(segments[index + 1] ?? '');
    if (last && belongs(last, segment, isEnd)) last.push(segment);
    else words.push([segment]);
  }
  return words;
}

/** `isEnd`: a consonant left over at the end of a borrowed word (พาร์|ท). */
function belongs(word: readonly string[], next: string, isEnd: boolean): boolean {
  const before = word.at(-1) ?? '';
  if (!thai.test(next) || !thai.test(before)) return false;
  if (widthOf([...word, next].join('')) > longest) return false;
  return (
    isEnd ||
    dependent.test(next) ||
    leftOver.test(before) ||
    heads.has(before) ||
    (tails.has(next) && word.length === 1) ||
    (before === 'ประกอบ' && next === 'การ')
  );
}

function widthOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length;
}
