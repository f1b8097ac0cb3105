import type { Text } from '../text.ts';

/**
 * Every role a person may have on a site: first the general ones, from the most to the least privileged, then the job
 * roles.
 */
export const roles: Record<string, Text> = {
  root: { th: 'ผู้ดูแลระบบสูงสุด', en: 'Root' },
  superadmin: { th: 'ผู้ดูแลระบบระดับสูง', en: 'Super administrator' },
  admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  manager: { th: 'ผู้จัดการ', en: 'Manager' },
  member: { th: 'สมาชิก', en: 'Member' },
  guest: { th: 'ผู้เยี่ยมชม', en: 'Guest' },
  public: { th: 'สาธารณะ', en: 'Public' },
  purchaser: { th: 'เจ้าหน้าที่จัดซื้อ', en: 'Purchaser' },
  warehouse: { th: 'เจ้าหน้าที่คลังสินค้า', en: 'Warehouse' },
  accounting: { th: 'ฝ่ายบัญชี', en: 'Accounting' },
  inventory: { th: 'เจ้าหน้าที่สินค้าคงคลัง', en: 'Inventory' },
  production: { th: 'ฝ่ายผลิต', en: 'Production' },
  manufacturing: { th: 'ฝ่ายโรงงาน', en: 'Manufacturing' },
  quality: { th: 'ฝ่ายควบคุมคุณภาพ', en: 'Quality control' },
  sales: { th: 'ฝ่ายขาย', en: 'Sales' },
  delivery: { th: 'ฝ่ายจัดส่ง', en: 'Delivery' },
  customer: { th: 'ลูกค้า', en: 'Customer' },
  accountant: { th: 'นักบัญชี', en: 'Accountant' },
  finance: { th: 'ฝ่ายการเงิน', en: 'Finance' },
  purchase: { th: 'ฝ่ายจัดซื้อ', en: 'Purchase' },
  hr: { th: 'ฝ่ายบุคคล', en: 'Human resources' },
  supervisor: { th: 'หัวหน้างาน', en: 'Supervisor' },
  employee: { th: 'พนักงาน', en: 'Employee' },
  user: { th: 'ผู้ใช้', en: 'User' },
};

export const roleNames = Object.keys(roles);
