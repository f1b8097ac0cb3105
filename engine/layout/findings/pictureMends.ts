import type { JsonObject, LayoutObject } from '../../../schemas/index.ts';
import type { Mend } from './findings.ts';
import type { FoundProperty } from './listProperties.ts';

/** Whether whoever built the page said that a picture only decorates: people who cannot see it miss nothing. */
export function isDecoration(notes: JsonObject | LayoutObject['builder'], address: unknown): boolean {
  const decoration: unknown = notes?.decoration;
  return Array.isArray(decoration) && decoration.includes(address);
}

/** A picture without a description is described as its file is called, where that says something, or decorates. */
export function mendAlt({ path, value }: FoundProperty, { builder }: LayoutObject): Mend[] {
  if (typeof value !== 'string') return [];
  const name = value.includes('{{') ? '' : namePicture(value); // what data will put there has no name yet
  const described: Mend = {
    path: [...path.slice(0, -1), 'alt'],
    value: name,
    label: { th: `ใช้ชื่อไฟล์ “${name}”`, en: `Use the file’s name “${name}”` },
  };
  const decorates: Mend = {
    path: ['builder', 'decoration'],
    value: [...(builder?.decoration ?? []), value].slice(-mostDecoration),
    label: { th: 'เป็นภาพตกแต่งเท่านั้น', en: 'It only decorates' },
  };
  return name === '' ? [decorates] : [described, decorates];
}

const mostDecoration = 50;

/** The words in the name of a picture's file; none where a camera or a program gave the name. */
export function namePicture(address: string): string {
  const words = nameFile(address)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (givenByPrograms.test(words) || isCode(words)) return '';
  return words.slice(0, 200);
}

/** What a file is called in its address. */
export function nameFile(address: string): string {
  return decodeName(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
}

const givenByPrograms =
  /^(img|dsc[fn]?|dscn|pxl|mvimg|gopr|image|images|picture|photo|screen ?shot|line album|untitled|file|fb img|received|ภาพหน้าจอ|รูปภาพ)?[\s\d().:]*( at [\d\s.apm]*)?$/i;

/** A run of letters and digits in which nobody reads a word. */
function isCode(words: string): boolean {
  return !/\p{L}{3,}/u.test(words) || /^[0-9a-f]{12,}$/i.test(words.replace(/ /g, ''));
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
