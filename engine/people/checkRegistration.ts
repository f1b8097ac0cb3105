import { fillText, type RegistrationQuestion, type Text } from '../../schemas/index.ts';
import { checkPassword, defaultPasswordPolicy, type PasswordPolicy } from './checkPassword.ts';
import { isCitizenId } from './isCitizenId.ts';

/** The submitted form, as typed. */
export interface Registration {
  firstname: string;
  lastname: string;
  citizen: string;
  email: string;
  password: string;
  /** Only the form sends it; if present it must equal the password. */
  confirmPassword?: string;
  phone: string;
  /** Whether they agree to the policy, and the answers to what plugins ask. */
  info: { agree: boolean; [question: string]: boolean | string };
}

export interface RegistrationIssue {
  field: string;
  code: string;
  text: Text;
}

export interface RegistrationRules {
  /** The site's own host names: addresses there may not be used to register. */
  hosts: string[];
  password: PasswordPolicy;
  /** What the plugins of the site ask. */
  questions?: readonly RegistrationQuestion[];
}

export const registrationTexts = {
  firstname: { th: 'กรุณากรอกชื่อ', en: 'Please enter your first name' },
  lastname: { th: 'กรุณากรอกนามสกุล', en: 'Please enter your last name' },
  citizenDigits: {
    th: 'หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น',
    en: 'The citizen number must be exactly 13 digits',
  },
  citizenCheck: {
    th: 'หมายเลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The citizen number is not right, please check it again',
  },
  phone: { th: 'เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น', en: 'The phone number must be exactly 10 digits' },
  email: { th: 'กรุณากรอกอีเมล์ให้ถูกต้อง', en: 'Please enter a valid email address' },
  password: {
    th: 'รหัสผ่านต้องมีอักขระ {min}-{max} ตัวและไม่มีช่องว่าง',
    en: 'The password must have {min}-{max} characters and no spaces',
  },
  confirmPassword: { th: 'ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน', en: 'The two passwords are not the same' },
  answer: { th: 'กรุณากรอกข้อมูลนี้ให้ถูกต้อง', en: 'Please answer this' },
  agree: {
    th: 'กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
    en: 'Please accept the privacy policy before registering',
  },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', en: 'These are already in the system' },
  done: { th: 'ทำการลงทะเบียนเรียบร้อยแล้ว ?', en: 'You are registered' },
} satisfies Record<string, Text>;

/** Every problem of a registration, by field; empty when it is valid. */
export function checkRegistration(
  registration: Registration,
  rules: RegistrationRules = { hosts: [], password: defaultPasswordPolicy },
): RegistrationIssue[] {
  const { firstname, lastname, citizen, email, phone, info } = registration;
  const issues: RegistrationIssue[] = [];
  const add = (field: string, code: string, text: Text) => issues.push({ field, code, text });
  if (!firstname.trim()) add('firstname', 'required', registrationTexts.firstname);
  if (!lastname.trim()) add('lastname', 'required', registrationTexts.lastname);
  if (!/^[0-9]{13}$/.test(citizen)) add('citizen', 'digits', registrationTexts.citizenDigits);
  else if (!isCitizenId(citizen)) add('citizen', 'check_digit', registrationTexts.citizenCheck);
  if (!isEmailAddress(email)) add('email', 'format', registrationTexts.email);
  else if (isAtHost(email, rules.hosts)) add('email', 'own_host', registrationTexts.email);
  issues.push(...checkPasswords(registration, rules.password));
  if (!/^[0-9]{10}$/.test(phone)) add('phone', 'digits', registrationTexts.phone);
  for (const question of rules.questions ?? []) {
    const code = judgeAnswer(question, info);
    if (code) add(question.name, code, question.message ?? registrationTexts.answer);
  }
  if (!info.agree) add('agree', 'required', registrationTexts.agree);
  return issues;
}

function judgeAnswer(
  { name, type, requiredWith, max = 200 }: RegistrationQuestion,
  info: Registration['info'],
): 'required' | 'length' | undefined {
  if (type === 'flag') return undefined;
  const answer = String(info[name] ?? '').trim();
  if (requiredWith && info[requiredWith] === true && !answer) return 'required';
  return answer.length > max ? 'length' : undefined;
}

function checkPasswords({ password, confirmPassword }: Registration, policy: PasswordPolicy): RegistrationIssue[] {
  const issues = checkPassword(password, policy).map(
    ({ code, text }): RegistrationIssue => ({
      field: 'password',
      code,
      text: shapeRules.has(code) ? passwordText(policy) : text,
    }),
  );
  const shown = issues.filter((issue, index) => issues.findIndex(({ text }) => text.th === issue.text.th) === index);
  if (confirmPassword !== undefined && confirmPassword !== password)
    shown.push({ field: 'confirmPassword', code: 'differs', text: registrationTexts.confirmPassword });
  return shown;
}

const shapeRules = new Set<string>(['minLength', 'maxLength', 'noWhitespace', 'onlyAllowed']);

/** The form asks for 8 to 20 characters; longer passwords are accepted up to the site's policy. */
function passwordText({ minLength, maxLength }: PasswordPolicy): Text {
  const params = { min: minLength, max: Math.max(minLength, Math.min(20, maxLength)) };
  return { th: fillText(registrationTexts.password.th, params), en: fillText(registrationTexts.password.en, params) };
}

/** A plain e-mail address: one @, a dotted domain, ASCII only, no spaces. */
export function isEmailAddress(value: string): boolean {
  return value.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value);
}

function isAtHost(email: string, hosts: string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return hosts.some((host) => domain === host.toLowerCase() || domain.endsWith(`.${host.toLowerCase()}`));
}
