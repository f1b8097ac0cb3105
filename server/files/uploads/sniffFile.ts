import { fileTypeFromBuffer } from 'file-type';
import { fileTypes } from '../../../engine/content/fileKinds.ts';

/** Bytes needed to recognise a file's kind. */
export const sampleBytes = 64 * 1024;

/** Whether the first bytes match the kind of the file's extension. */
export async function isWhatItSays(sample: Buffer, extension: string): Promise<boolean> {
  const type = fileTypes[extension];
  if (!type) return false;
  if (extension === 'svg') return isText(sample) && isPicture(sample.toString('utf8'));
  const found = await fileTypeFromBuffer(sample).catch(() => undefined);
  // Text has no signature, but a file with a signature is not text.
  if (type.marks.length === 0)
    return isText(sample) && (!found || found.mime.startsWith('text/') || found.mime === type.mime);
  return found !== undefined && type.marks.includes(found.mime);
}

/** XML entities could expand a small file to any size. */
function isPicture(text: string): boolean {
  return !/<!ENTITY/i.test(text) && /^<svg[\s>]/.test(text.slice(skipProlog(text)));
}

const prolog = /[\s\ufeff]+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>/y;

/** Offset of the root element. Scanned step by step: a single regular expression would backtrack over many comments. */
function skipProlog(text: string): number {
  let at = 0;
  do {
    prolog.lastIndex = at;
    at += prolog.exec(text)?.[0].length ?? 0;
  } while (prolog.lastIndex > 0);
  return at;
}

function isText(sample: Buffer): boolean {
  // The sample may end in the middle of a character.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(sample, { stream: true });
  } catch {
    return isSingleByteText(sample);
  }
  return !sample.includes(0);
}

/** Spreadsheets still save Thai text in its single-byte encoding. */
function isSingleByteText(sample: Buffer): boolean {
  return (
    sample.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) && !sample.includes(0x7f)
  );
}
