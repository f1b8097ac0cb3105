import { type PropertySchema, prop, type Text, words } from 'sala/schemas';

/** The heading of an account screen. */
export function headingProp(heading: Text): PropertySchema {
  return prop.text(words.title, { default: heading, max: 120 });
}

/** The text below the heading. */
export function explanationProp(explanation: Text | '' = ''): PropertySchema {
  return prop.text(words.explanation, { default: explanation, max: 500 });
}

export const signInLinkProp = prop.link({ th: 'ลิงก์เข้าสู่ระบบ', en: 'Link for signing in' }, { default: '/user/login' });

export function forgotLinkProp(address: string): PropertySchema {
  return prop.link({ th: 'ลิงก์ลืมรหัสผ่าน', en: 'Link for a forgotten password' }, { default: address });
}

/** The page to continue at. */
export function nextProp(title: Text): PropertySchema {
  return prop.link(title, {
    help: {
      th: 'เว้นว่างไว้เพื่อกลับไปหน้าที่ต้องการเปิดตั้งแต่แรก',
      en: 'Leave empty to return to the page that was asked for',
    },
  });
}
