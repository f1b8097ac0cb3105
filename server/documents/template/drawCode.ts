import Handlebars from 'handlebars';
import { encode } from 'uqr';
import { code128 } from '../../../engine/document/codes/code128.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';

const barHeight = 40;
/** Scanners need this much white beside a code, in modules. */
const quiet = { barcode: 10, qr: 4 };

/** Moves, lines and curves with whole numbers; anything else is not drawn. */
const strokesPattern = /^(?:[MLQ](?: ?-?\d{1,4}){2,4} ?)+$/;

/**
 * A code or a signature of the view as a picture of lines; whatever else a template gives draws nothing. It holds no text of the
 * record.
 */
export function drawCode(given: unknown): Handlebars.SafeString | string {
  if (isJsonObject(given) && given.kind === 'signature') return drawSignature(given);
  const { kind, text } = (given ?? {}) as { kind?: unknown; text?: unknown }; // a template may give anything
  if (typeof text !== 'string' || text === '') return '';
  const svg = kind === 'barcode' || kind === 'qr' ? keepCode(kind, text) : '';
  return svg && new Handlebars.SafeString(svg);
}

const mostKept = 50;
const kept = new Map<string, string>();

/** A document is drawn several times while its pages are measured, with the same code each time. */
function keepCode(kind: 'barcode' | 'qr', text: string): string {
  const key = `${kind} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  const drawn = kind === 'barcode' ? drawBars(text) : drawSquares(text);
  const svg = drawn
    ? `<svg class="code" data-kind="${kind}" viewBox="0 0 ${drawn.width} ${drawn.height}" preserveAspectRatio="none" aria-hidden="true"><path d="${drawn.path}"/></svg>`
    : '';
  kept.set(key, svg);
  return svg;
}

function drawSignature({ path, width, height }: JsonObject): Handlebars.SafeString | string {
  const isWhole = Number.isInteger(width) && Number.isInteger(height);
  if (!isWhole || typeof path !== 'string' || !strokesPattern.test(path)) return '';
  return new Handlebars.SafeString(
    `<svg class="strokes" viewBox="0 0 ${String(width)} ${String(height)}" aria-hidden="true"><path d="${path}"/></svg>`,
  );
}

function drawBars(text: string) {
  const widths = code128(text);
  if (!widths) return undefined;
  let left = quiet.barcode;
  let path = '';
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) path += `M${left} 0h${width}v${barHeight}H${left}z`;
    left += width;
  }
  return { width: left + quiet.barcode, height: barHeight, path };
}

function drawSquares(text: string) {
  if (text.length > 1000) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: quiet.qr });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1H${x}z` : ''))).join('');
  return { width: size, height: size, path };
}
