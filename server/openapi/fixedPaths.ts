import type { JsonObject, Language, Text } from '../../schemas/index.ts';
import { accountCalls } from './calls/accountCalls.ts';
import { type ApiCall, describeCall } from './calls/apiCall.ts';
import { collectionCalls } from './calls/collectionCalls.ts';
import { fileCalls } from './calls/fileCalls.ts';
import { houseCalls } from './calls/houseCalls.ts';
import { pageCalls } from './calls/pageCalls.ts';
import { peopleCalls } from './calls/peopleCalls.ts';
import { signInCalls } from './calls/signInCalls.ts';
import { siteCalls } from './calls/siteCalls.ts';

interface CallGroup {
  name: string;
  title: Text;
  calls: ApiCall[];
}

/** The calls that exist whatever collections there are, in the order in which they are read; no collection has a capital in its name. */
export const fixedGroups: CallGroup[] = [
  { name: 'SignIn', title: { th: 'เข้าสู่ระบบ', en: 'Signing in' }, calls: signInCalls },
  { name: 'Account', title: { th: 'บัญชีของฉัน', en: 'My account' }, calls: accountCalls },
  { name: 'Page', title: { th: 'หน้าและแบบฟอร์ม', en: 'Pages and forms' }, calls: pageCalls },
  { name: 'File', title: { th: 'ไฟล์และสถานที่', en: 'Files and places' }, calls: fileCalls },
  { name: 'Records', title: { th: 'ข้อมูลหลายประเภท', en: 'Records across collections' }, calls: collectionCalls },
  { name: 'People', title: { th: 'ผู้ใช้', en: 'People' }, calls: peopleCalls },
  { name: 'Site', title: { th: 'เว็บไซต์', en: 'Sites' }, calls: siteCalls },
  { name: 'House', title: { th: 'ระบบ', en: 'The house' }, calls: houseCalls },
];

export function fixedPaths(language: Language): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const { name, calls } of fixedGroups)
    for (const call of calls)
      paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call, name, language) };
  return paths;
}
