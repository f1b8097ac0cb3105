/** Codes of UN/ECE recommendation 20 for units as people write them. */
const codes: Record<string, string> = {
  ชิ้น: 'H87',
  อัน: 'C62',
  ชุด: 'SET',
  คู่: 'PR',
  โหล: 'DZN',
  กล่อง: 'BX',
  แพ็ค: 'PK',
  ม้วน: 'RO',
  แผ่น: 'ST',
  เส้น: 'C62',
  กก: 'KGM',
  กิโลกรัม: 'KGM',
  กรัม: 'GRM',
  ตัน: 'TNE',
  เมตร: 'MTR',
  ลิตร: 'LTR',
  ชั่วโมง: 'HUR',
  วัน: 'DAY',
  เดือน: 'MON',
  ปี: 'ANN',
  pcs: 'H87',
  piece: 'H87',
  set: 'SET',
  box: 'BX',
  kg: 'KGM',
  m: 'MTR',
  hour: 'HUR',
};

/** `C62`, which is "one", where a unit has no code. */
export function unitCodeOf(unit: string): string {
  const name = unit.trim().toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(codes, name) ? (codes[name] ?? 'C62') : 'C62';
}
