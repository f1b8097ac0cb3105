import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF as Chromium writes it, in the order in which it was drawn, without spaces between its parts. */
export function readPdfText(pdf: Uint8Array): string[] {
  const objects = listObjects(Buffer.from(pdf).toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  const fontOf = (id: string) => {
    const known =
      fonts.get(id) ?? readUnicode(objects.get(refIn(objects.get(id)?.dict ?? '', 'ToUnicode'))?.data ?? '');
    fonts.set(id, known);
    return known;
  };
  return listPages(objects).map((page) => {
    const resources = /\/Resources (\d+) 0 R/.test(page) ? (objects.get(refIn(page, 'Resources'))?.dict ?? '') : page;
    const fontPart = /\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const named = new Map([...fontPart.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
    const content = objects.get(refIn(page, 'Contents'))?.data ?? '';
    return readContent(content, (name) => fontOf(named.get(name) ?? ''));
  });
}

interface PdfObject {
  dict: string;
  data: string;
}

function listObjects(text: string): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dict = at === -1 ? body : body.slice(0, at);
    const raw = at === -1 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    found.set(id, { dict, data: dict.includes('FlateDecode') ? inflate(raw) : raw });
  }
  return found;
}

function inflate(raw: string): string {
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
}

function listPages(objects: ReadonlyMap<string, PdfObject>): string[] {
  const root = [...objects.values()].find(({ dict }) => /\/Type\s*\/Catalog/.test(dict));
  const walk = (id: string): string[] => {
    const dict = objects.get(id)?.dict ?? '';
    if (/\/Type\s*\/Page\b/.test(dict)) return [dict];
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(dict)?.[1] ?? '';
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
  };
  return walk(refIn(root?.dict ?? '', 'Pages'));
}

function refIn(dict: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(dict)?.[1] ?? '';
}

/** What each glyph of a font says, by its code in hexadecimal. */
function readUnicode(cmap: string): Map<string, string> {
  const says = new Map<string, string>();
  for (const [, part = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      says.set(code.toUpperCase(), readUtf16(text));
  for (const [, part = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const sign = Number.parseInt(text, 16) + code - Number.parseInt(from, 16);
        says.set(code.toString(16).toUpperCase().padStart(from.length, '0'), String.fromCharCode(sign));
      }
  return says;
}

function readUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

/** Where a text says itself what it is (`ActualText`), its glyphs do not count. */
function readContent(content: string, fontOf: (name: string) => ReadonlyMap<string, string>): string {
  const tokens = /\/(\w+) [\d.]+ Tf|\/ActualText\s*<(\w*)>|\bBDC\b|\bBMC\b|\bEMC\b|<([0-9A-Fa-f]+)>(?=[^<>]*T[jJ])/g;
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  const marked: boolean[] = [];
  let actual = false;
  for (const [token, name, said, glyphs] of content.matchAll(tokens)) {
    if (name !== undefined) font = fontOf(name);
    else if (said !== undefined) {
      text += readUtf16(said.replace(/^FEFF/i, ''));
      actual = true;
    } else if (token === 'BDC' || token === 'BMC') {
      marked.push(actual);
      actual = false;
    } else if (token === 'EMC') marked.pop();
    else if (glyphs !== undefined && !marked.includes(true))
      text += (glyphs.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '').join('');
  }
  return text;
}
