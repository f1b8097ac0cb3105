import { isExtensionAllowed, readExtension, readFileId } from 'sala/engine';
import { fillText, type Json, type LayoutObject, type Text } from 'sala/schemas';
import { explainComplaint } from './explainComplaint.ts';
import { readUploadRules, readUploads } from './uploadRules.ts';
import { uploadTexts } from './uploadTexts.ts';

/** Validates a file field. The server also checks in the database that each file exists and belongs to the sender. */
export function checkUpload(value: Json | undefined, object: LayoutObject): Text | undefined {
  const files = readUploads(value);
  if (!files) return uploadTexts.notFiles;
  if (files.length === 0) return object.required === true ? explainComplaint({ text: 'missing' }, object) : undefined;
  const { extensions, megabytes, items } = readUploadRules(object);
  if (files.length > items) return uploadTexts.tooMany;
  if (files.some(({ name }) => !isExtensionAllowed(readExtension(name), extensions)))
    return fill(uploadTexts.wrongType, { list: extensions.join(', ') });
  if (files.some(({ size }) => size > megabytes * 1024 * 1024)) return uploadTexts.tooLarge;
  if (files.some(({ status, outputLink }) => status !== 'uploaded' || !readFileId(outputLink)))
    return uploadTexts.unfinished;
  return undefined;
}

function fill({ th, en }: { th: string; en: string }, params: Record<string, string | number>): Text {
  return { th: fillText(th, params), en: fillText(en, params) };
}
