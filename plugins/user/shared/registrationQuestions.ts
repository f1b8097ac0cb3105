import type { RegistrationQuestion } from 'sala/schemas';

/** Asks members of the Federation of Thai Industries for their number. */
export const registrationQuestions: readonly RegistrationQuestion[] = [
  { name: 'fti_member', type: 'flag' },
  {
    name: 'fti_member_number',
    type: 'text',
    max: 50,
    requiredWith: 'fti_member',
    message: { th: 'กรุณากรอกหมายเลขสมาชิก ส.อ.ท.', en: 'Please enter your F.T.I. member number' },
  },
];
