/**
 * How far letters of IBM Plex Sans Thai, the font of documents, go in thousandths of its size, rounded up to ten. Marks above and
 * below letters go nowhere. `tests/documents/textLines.server.test.ts` compares texts with a browser.
 */
const lettersByWidth: Readonly<Record<number, string>> = {
  240: ' ',
  250: "'ij",
  280: ',.l',
  290: '!',
  300: ':;',
  320: '|เโใไ[]',
  330: 'f',
  340: '()',
  350: '{}',
  360: 't',
  370: 'r',
  390: '/\\',
  400: '-I',
  420: 'ะ"',
  450: '*',
  470: 'z',
  480: '?',
  490: 'าำๅs',
  500: 'vy',
  510: 'LcxJ',
  520: 'ฯ',
  530: 'kg',
  540: 'รaว',
  550: 'งธe',
  560: 'ช๔๕Fo',
  570: 'ข๑_hnuๆ',
  580: 'T๖จแลZbdpq',
  590: 'SEซฃห',
  600: 'ฉ๐Yทม$+0123456789<=>^`~ย',
  610: '๘อPนฦVฎฏภ',
  620: 'กฤXสถบปฐ',
  630: 'Cฆ',
  640: 'KฮคดRฑ๏',
  650: 'A฿ษฬ',
  660: 'ฅBต๙',
  670: 'ศ',
  680: 'DU',
  690: 'ผฝ',
  700: '&G',
  710: 'HNOQ',
  720: '#',
  730: 'พฟ๓๚',
  760: '๒',
  770: 'w',
  820: 'M',
  850: '๗',
  880: 'm',
  900: '@W',
  920: 'ญ',
  930: '%',
  940: 'ณฌ',
  960: 'ฒ',
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
  for (const letter of text) {
    if (!marks.test(letter)) sum += letterWidths.get(letter) ?? (fullWidth.test(letter) ? bounds.full : bounds.usual);
  }
  return sum / 1000;
}
