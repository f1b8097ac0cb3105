import { fillText } from '../../../schemas/fillText.ts';
import type { Text } from '../../../schemas/index.ts';
import { hasRole } from '../../people/actor.ts';
import { titleOfRole } from '../../people/titleOfRole.ts';
import { decideRoute, type Visitor } from './decideRoute.ts';
import type { TableRoute } from './matchRoute.ts';

export interface RouteAnswer {
  allowed: boolean;
  text: Text;
}

const answers = {
  open: { th: 'ทุกคนเปิดหน้านี้ได้โดยไม่ต้องเข้าสู่ระบบ', en: 'Everybody may open this page without signing in.' },
  signIn: { th: 'ต้องเข้าสู่ระบบก่อน ผู้ที่เปิดได้คือ: {roles}', en: 'Sign in first. Those who may open it: {roles}.' },
  root: { th: '{role} เปิดได้ทุกหน้า', en: '{role} may open every page.' },
  listed: { th: '{role} อยู่ในรายชื่อบทบาทที่เปิดหน้านี้ได้', en: '{role} is among the roles that may open this page.' },
  granted: { th: '{role} ได้รับสิทธิ์เปิดหน้านี้', en: '{role} was given this page.' },
  anyone: { th: 'ทุกคนที่เข้าสู่ระบบเปิดหน้านี้ได้', en: 'Everyone signed in may open this page.' },
  refused: {
    th: '{role} เปิดหน้านี้ไม่ได้ ผู้ที่เปิดได้คือ: {roles}',
    en: '{role} may not open this page. Those who may: {roles}.',
  },
  changed: { th: ' (เว็บไซต์นี้กำหนดสิทธิ์ของหน้านี้เอง)', en: ' (This site has set the access of this page itself.)' },
} satisfies Record<string, Text>;

/** Explains why someone may or may not open a page, as text for the person who asks. */
export function explainRoute(route: TableRoute, visitor: Visitor, overridden = false): RouteAnswer {
  const allowed = decideRoute(route, visitor) === 'allow';
  const answer = findAnswer(route, visitor, allowed);
  const say = (language: 'th' | 'en') =>
    fillText(answer[language], {
      role: titleOfRole(visitor)[language],
      roles: [...new Set(['root', ...(route.roles ?? [])])].map((role) => titleOfRole({ role })[language]).join(', '),
    }) + (overridden ? answers.changed[language] : '');
  return { allowed, text: { th: say('th'), en: say('en') } };
}

function findAnswer(route: TableRoute, visitor: Visitor, allowed: boolean): Text {
  if (route.auth === false) return answers.open;
  if (!visitor.signedIn) return answers.signIn;
  if (!allowed) return answers.refused;
  if (visitor.role === 'root') return answers.root;
  if (route.roles && route.roles.length > 0) return hasRole(visitor, route.roles) ? answers.listed : answers.granted;
  return answers.anyone;
}
