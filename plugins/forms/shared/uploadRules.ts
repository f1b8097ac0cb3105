import { readExtensions } from 'sala/engine';
import type { Json, LayoutObject } from 'sala/schemas';

/** One file of a field, as stored; `outputLink` is its URL. */
export interface UploadedFile {
  /** Identifies a file within the field, in the browser only. */
  key: string;
  name: string;
  status: 'selected' | 'uploading' | 'uploaded';
  uploadProgress: number;
  outputLink: string;
  size: number;
  mime: string;
  /** Id of an unfinished upload, to continue after a reload. */
  upload: string;
}

export interface UploadRules {
  extensions: string[];
  megabytes: number;
  items: number;
}

/** Default limits. */
export const defaultRules = { megabytes: 10, items: 10 } as const;

/** The limits of a field. Without `multipleFiles` it holds one file, whatever its maximum. */
export function readUploadRules(object: LayoutObject): UploadRules {
  const { fileSizeLimit, itemLimit, multipleFiles } = object;
  return {
    extensions: readExtensions(object.fileTypeLimit),
    megabytes: isPositive(fileSizeLimit) ? fileSizeLimit : defaultRules.megabytes,
    items: multipleFiles === false ? 1 : isPositive(itemLimit) ? Math.floor(itemLimit) : defaultRules.items,
  };
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

export const emptyUpload: UploadedFile = {
  key: '',
  name: '',
  status: 'selected',
  uploadProgress: 0,
  outputLink: '',
  size: 0,
  mime: '',
  upload: '',
};

/** The files of a field, from a stored or submitted value; undefined when it is not a list of files. */
export function readUploads(value: Json | undefined): UploadedFile[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) return undefined;
  const files = value.map(readUpload);
  return files.every((file) => file !== undefined) ? files.flatMap((file) => file ?? []) : undefined;
}

function readUpload(item: Json): UploadedFile | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const { key, name, status, uploadProgress, outputLink, size, mime, upload } = item;
  if (typeof name !== 'string') return undefined;
  const text = (part: Json | undefined) => (typeof part === 'string' ? part : '');
  const count = (part: Json | undefined) => (typeof part === 'number' && part >= 0 ? part : 0);
  return {
    ...emptyUpload,
    key: text(key) || text(outputLink) || name,
    name,
    status: status === 'uploaded' || status === 'uploading' ? status : 'selected',
    uploadProgress: count(uploadProgress),
    outputLink: text(outputLink),
    size: count(size),
    mime: text(mime),
    upload: text(upload),
  };
}
