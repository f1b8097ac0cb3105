/**
 * The widths of letters of IBM Plex Sans Thai, the font of documents, in thousandths of its size, rounded up. Marks above and
 * below letters have no width. `tests/documents/textLines.server.test.ts` compares texts with a browser.
 */
const lettersByWidth: Readonly<Record<number, string>> = {
  236: ' ',
  242: "'",
  250: 'ij',
  272: ',.l',
  284: '!',
  292: ':;',
  314: '|',
  316: 'เโใไ',
  317: '[]',
  324: 'f',
  335: '()',
  343: '{}',
  351: 't',
  367: 'r',
  383: '/\\',
  399: '-',
  400: 'I',
  417: 'ะ',
  419: '"',
  450: '*',
  464: 'z',
  477: '?',
  483: 'าำๅ',
  487: 's',
  492: 'v',
  499: 'y',
  501: 'L',
  503: 'c',
  507: 'x',
  510: 'J',
  519: 'ฯ',
  527: 'k',
  528: 'g',
  532: 'ร',
  534: 'a',
  536: 'ว',
  544: 'ง',
  548: 'ธ',
  549: 'e',
  556: 'ช๔๕',
  559: 'F',
  560: 'o',
  561: 'ข',
  562: '๑',
  565: '_',
  568: 'hnu',
  569: 'ๆ',
  572: 'T๖',
  574: 'จ',
  576: 'แ',
  579: 'ล',
  580: 'Zbdpq',
  581: 'S',
  583: 'E',
  584: 'ซ',
  589: 'ฃ',
  590: 'ห',
  592: 'ฉ๐',
  593: 'Y',
  596: 'ทม',
  598: '$',
  600: '+0123456789<=>^`~ย',
  602: '๘',
  604: 'อ',
  606: 'Pนฦ',
  609: 'Vฎฏภ',
  611: 'กฤ',
  613: 'Xส',
  614: 'ถ',
  616: 'บป',
  619: 'ฐ',
  621: 'C',
  626: 'ฆ',
  634: 'Kฮ',
  636: 'ค',
  639: 'ด',
  640: 'Rฑ๏',
  641: 'A฿',
  647: 'ษ',
  648: 'ฬ',
  651: 'ฅ',
  653: 'B',
  654: 'ต',
  655: '๙',
  670: 'ศ',
  671: 'D',
  678: 'U',
  687: 'ผฝ',
  694: '&',
  695: 'G',
  707: 'HN',
  708: 'OQ',
  713: '#',
  721: 'พฟ',
  723: '๓๚',
  758: '๒',
  768: 'w',
  812: 'M',
  841: '๗',
  873: 'm',
  891: '@W',
  916: 'ญ',
  927: '%',
  935: 'ณ',
  937: 'ฌ',
  958: 'ฒ',
  1410: '๛',
};

const letterWidths = new Map(
  Object.entries(lettersByWidth).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);

const marks = /\p{M}|[\u200B-\u200D\u00AD]/u;
const fullWidth = /[\u1100-\u115F\u2E80-\uFFEF\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Letters that other fonts draw have a bound in place of a width. */
const bounds = { usual: 960, full: 1420 };

/** The width of a text in parts of the size of its font. */
export function measureText(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const width = commonWidths[text.charCodeAt(at)];
    if (width !== undefined) sum += width;
    else {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
      sum += widthOf(letter);
      at += letter.length - 1;
    }
  }
  return sum / 1000;
}

function widthOf(letter: string): number {
  return letterWidths.get(letter) ?? widthElsewhere(letter);
}

function widthElsewhere(letter: string): number {
  if (marks.test(letter)) return 0;
  return fullWidth.test(letter) ? bounds.full : bounds.usual;
}

/** Widths of Latin and Thai letters, by their codes: looked up faster than in the map, and most texts hold no others. */
const commonWidths = Array.from({ length: 0xe60 }, (_, code) => widthOf(String.fromCharCode(code)));
