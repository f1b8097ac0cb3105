import type { Text } from '../../../schemas/index.ts';

/** A style sheet that reaches nothing outside the page, and does not end where it stands. */
export function checkStyle(style: string): Text | undefined {
  if (style.length > 20_000) return { th: 'style.css ยาวเกินไป', en: 'style.css is too long' };
  const bad = /[<\\]|@import|@font-face|url\s*\(|image-set|expression|src\s*\(/i.exec(style);
  return bad ? { th: `ใช้ ${bad[0]} ใน style.css ไม่ได้`, en: `${bad[0]} is not allowed in style.css` } : undefined;
}
