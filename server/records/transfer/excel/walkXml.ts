import { SaxesParser } from 'saxes';
import { archiveTooLarge } from './excel.errors.ts';
import { excelLimits } from './excelLimits.ts';

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const lessThan = 0x3c;

/** Parses XML, names without prefix; yields after each chunk, so that the results so far can be passed on. */
export async function* walkXml(stream: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(dropPrefix(name), attributes));
  if (handlers.text) {
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
  }
  parser.on('closetag', ({ name }) => handlers.close?.(dropPrefix(name)));
  const decoder = new TextDecoder();
  let sinceTag = 0;
  for await (const chunk of stream) {
    // The parser buffers a text or tag until its end.
    const last = chunk.lastIndexOf(lessThan);
    sinceTag = last < 0 ? sinceTag + chunk.length : chunk.length - last;
    if (sinceTag > excelLimits.bytesBetweenTags) throw archiveTooLarge({}, { limit: 'text' });
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.close();
}

/** For parts that are only useful as a whole. */
export async function readXml(stream: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const walk = walkXml(stream, handlers);
  while (!(await walk.next()).done);
}

function dropPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
