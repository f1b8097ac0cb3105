export type FileKind = 'image' | 'video' | 'audio' | 'document' | 'text' | 'archive';

export interface FileType {
  mime: string;
  kind: FileKind;
  /** Signatures of its first bytes; empty for text, which has none. */
  marks: readonly string[];
  /** Whether browsers may display it; all other kinds are downloaded. */
  inline: boolean;
}

const zip = 'application/zip';
const compound = 'application/x-cfb';
const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

const shown = (kind: FileKind, mime: string, ...marks: string[]): FileType => ({
  mime,
  kind,
  marks: [mime, ...marks],
  inline: true,
});
const saved = (kind: FileKind, mime: string, ...marks: string[]): FileType => ({
  mime,
  kind,
  marks: [mime, ...marks],
  inline: false,
});
const text = (mime: string): FileType => ({ mime, kind: 'text', marks: [], inline: false });

/** Every kind of file that may be uploaded, by its extension. HTML pages and programs are not allowed. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: shown('image', 'image/jpeg'),
  jpeg: shown('image', 'image/jpeg'),
  png: shown('image', 'image/png', 'image/apng'),
  gif: shown('image', 'image/gif'),
  webp: shown('image', 'image/webp'),
  avif: shown('image', 'image/avif', 'image/avif-sequence'),
  heic: saved('image', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'),
  // May hold scripts: pages show it as an image, where none runs; opened by itself it is downloaded.
  svg: { mime: 'image/svg+xml', kind: 'image', marks: ['application/xml', 'image/svg+xml'], inline: false },
  mp4: shown('video', 'video/mp4', 'video/x-m4v', 'video/quicktime'),
  m4v: shown('video', 'video/mp4', 'video/x-m4v'),
  mov: shown('video', 'video/quicktime', 'video/mp4'),
  webm: shown('video', 'video/webm', 'video/matroska', 'video/x-matroska'),
  mp3: shown('audio', 'audio/mpeg'),
  m4a: shown('audio', 'audio/mp4', 'audio/x-m4a', 'video/mp4'),
  wav: shown('audio', 'audio/wav', 'audio/vnd.wave'),
  ogg: shown('audio', 'audio/ogg', 'application/ogg', 'video/ogg', 'audio/opus', 'audio/ogg; codecs=opus'),
  pdf: shown('document', 'application/pdf'),
  doc: saved('document', 'application/msword', compound),
  xls: saved('document', 'application/vnd.ms-excel', compound),
  ppt: saved('document', 'application/vnd.ms-powerpoint', compound),
  docx: saved('document', `${office}.wordprocessingml.document`, zip),
  xlsx: saved('document', `${office}.spreadsheetml.sheet`, zip),
  pptx: saved('document', `${office}.presentationml.presentation`, zip),
  odt: saved('document', `${open}.text`, zip),
  ods: saved('document', `${open}.spreadsheet`, zip),
  odp: saved('document', `${open}.presentation`, zip),
  zip: saved('archive', zip),
  txt: text('text/plain'),
  csv: text('text/csv'),
  md: text('text/markdown'),
  json: text('application/json'),
  ics: text('text/calendar'),
  vtt: { ...text('text/vtt'), inline: true },
};

/** The extension of a name, lower case and without the dot; empty where there is none. */
export function readExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Normalises a list of extensions as people write it (`.JPG`, `jpg, png`). */
export function readExtensions(list: unknown): string[] {
  const items = Array.isArray(list) ? list : typeof list === 'string' ? list.split(',') : [];
  const known = items.filter((item) => typeof item === 'string').map((item) => item.trim().toLowerCase());
  return [...new Set(known.map((item) => item.replace(/^\*?\./, '')).filter((item) => item !== ''))];
}

/** Extensions for the same kind (jpg, jpeg) count as equal. */
export function isExtensionAllowed(extension: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0 || allowed.includes(extension)) return true;
  const { mime } = fileTypes[extension] ?? {};
  return mime === 'image/jpeg' && allowed.some((each) => fileTypes[each]?.mime === mime);
}
