import { fillText, type Text } from '../../schemas/index.ts';
import { checkPassword, defaultPasswordPolicy, type PasswordPolicy } from '../password/checkPassword.ts';
import { isCitizenId } from '../people/isCitizenId.ts';

export type RegistrationField =
  | 'firstname'
  | 'lastname'
  | 'citizen'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'phone'
  | 'fti_member_number'
  | 'agree';

/** What the form sends, as it was typed. */
export interface Registration {
  firstname: string;
  lastname: string;
  citizen: string;
  email: string;
  password: string;
  /** Only the form has it; where it is given it must equal the password. */
  confirmPassword?: string;
  phone: string;
  info: { fti_member: boolean; fti_member_number: string; agree: boolean };
}

export interface RegistrationIssue {
  field: RegistrationField;
  code: string;
  text: Text;
}

export interface RegistrationRules {
  /** The site's own host names: nobody registers with an address at one of them. */
  hosts: string[];
  password: PasswordPolicy;
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
  memberNumber: { th: 'กรุณากรอกหมายเลขสมาชิก ส.อ.ท.', en: 'Please enter your F.T.I. member number' },
  agree: {
    th: 'กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
    en: 'Please accept the privacy policy before registering',
  },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', en: 'These are already in the system' },
  done: { th: 'ทำการลงทะเบียนเรียบร้อยแล้ว ?', en: 'You are registered' },
} satisfies Record<string, Text>;

/** Everything that stands in the way of a registration, field by field; empty when it may be sent. */
export function checkRegistration(
  registration: Registration,
  rules: RegistrationRules = { hosts: [], password: defaultPasswordPolicy },
): RegistrationIssue[] {
  const { firstname, lastname, citizen, email, phone, info } = registration;
  const issues: RegistrationIssue[] = [];
  const add = (field: RegistrationField, code: string, text: Text) => issues.push({ field, code, text });
  if (!firstname.trim()) add('firstname', 'required', registrationTexts.firstname);
  if (!lastname.trim()) add('lastname', 'required', registrationTexts.lastname);
  if (!/^[0-9]{13}$/.test(citizen)) add('citizen', 'digits', registrationTexts.citizenDigits);
  else if (!isCitizenId(citizen)) add('citizen', 'check_digit', registrationTexts.citizenCheck);
  if (!isEmailAddress(email)) add('email', 'format', registrationTexts.email);
  else if (isAtHost(email, rules.hosts)) add('email', 'own_host', registrationTexts.email);
  issues.push(...checkPasswords(registration, rules.password));
  if (!/^[0-9]{10}$/.test(phone)) add('phone', 'digits', registrationTexts.phone);
  if (info.fti_member && !info.fti_member_number.trim())
    add('fti_member_number', 'required', registrationTexts.memberNumber);
  if (!info.agree) add('agree', 'required', registrationTexts.agree);
  return issues;
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

/** People are asked for 8 to 20 characters; a longer one is taken as far as the site's policy goes. */
function passwordText({ minLength, maxLength }: PasswordPolicy): Text {
  const params = { min: minLength, max: Math.max(minLength, Math.min(20, maxLength)) };
  return { th: fillText(registrationTexts.password.th, params), en: fillText(registrationTexts.password.en, params) };
}

/** A plain address: one @, a dotted domain, ASCII only, no spaces. */
export function isEmailAddress(value: string): boolean {
  return value.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value);
}

function isAtHost(email: string, hosts: string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return hosts.some((host) => domain === host.toLowerCase() || domain.endsWith(`.${host.toLowerCase()}`));
}
