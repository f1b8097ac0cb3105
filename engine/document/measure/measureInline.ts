import type { BoxStyle } from './boxStyle.ts';
import { countTextLines } from './countTextLines.ts';
import { measureText } from './letterWidths.ts';

/** A text with the style of the element that it stands in. */
export interface Piece {
  text: string;
  style: FontStyle & Pick<BoxStyle, 'whiteSpace'>;
}

type FontStyle = Pick<BoxStyle, 'fontSize' | 'lineHeight' | 'isBold'>;

/** Letters of the bold font are at most so much wider. */
const boldness = 1.06;
/** How far the font of documents reaches above and below its line, in parts of its size. */
const font = { above: 1.116, below: 0.534 };

/** How tall texts that follow each other are, in lines of this width. */
export function measureInline(
  pieces: readonly Piece[],
  around: FontStyle & Pick<BoxStyle, 'whiteSpace'>,
  width: number,
): number {
  const text = joinPieces(pieces);
  if (text === '') return 0;
  const lines = around.whiteSpace === 'nowrap' ? 1 : countTextLines(text, { width, size: sizeOf(pieces) });
  return lines * lineHeightOf([around, ...pieces.map(({ style }) => style)]);
}

export function widthOfInline(pieces: readonly Piece[]): number {
  const longest = joinPieces(pieces)
    .split('\n')
    .map((line) => measureText(line));
  // A little more, so that what is as wide as its text holds it in one line.
  return Math.max(0, ...longest) * sizeOf(pieces) * 1.016;
}

/** Spaces that a browser shows otherwise than they are written: several in a row, tabs, ends of lines. */
const shownOtherwise = /\s\s|[^\S ]/;

/** Spaces as a browser shows them: one for many, and lines end where the style keeps their ends. */
function joinPieces(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (only && pieces.length === 1 && !shownOtherwise.test(only.text)) return only.text.trim();
  const texts = pieces.map(({ text, style: { whiteSpace } }) =>
    whiteSpace.startsWith('pre') ? text : text.replace(/\s+/g, (spaces) => (spaces === '\u2028' ? spaces : ' ')),
  );
  return texts
    .join('')
    .replace(/\u2028/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

function sizeOf(pieces: readonly Piece[]): number {
  return Math.max(...pieces.map(({ style: { fontSize, isBold } }) => fontSize * (isBold ? boldness : 1)));
}

/** Letters of several sizes stand on one base line. */
function lineHeightOf(styles: readonly FontStyle[]): number {
  const reach = (part: 'above' | 'below') =>
    Math.max(
      ...styles.map(({ fontSize, lineHeight }) => {
        const leading = lineHeight - fontSize * (font.above + font.below);
        return fontSize * font[part] + leading / 2;
      }),
    );
  return reach('above') + reach('below');
}
