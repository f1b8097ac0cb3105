import { defineProps, defineWidget, prop } from 'sala/schemas';
import { headingProp, nextProp, signInLinkProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';
import { defaultPolicy } from './registerTexts.ts';

export const widget = defineWidget({
  type: 'register',
  title: userWords.signUp,
  description: { th: 'แบบฟอร์มลงทะเบียนสมาชิกใหม่ และตอบรับคำเชิญ', en: 'The form for a new account or an invitation' },
  icon: 'user-plus',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
  props: defineProps({
    title: headingProp(userWords.signUp),
    policy: prop.richText(userWords.privacyPolicy, { default: defaultPolicy, bind: false }),
    memberField: prop.toggle({ th: 'ถามสมาชิก ส.อ.ท.', en: 'Ask for F.T.I. membership' }),
    signInLink: signInLinkProp,
    next: nextProp({ th: 'หน้าถัดไป', en: 'Page after signing up' }),
  }),
});
