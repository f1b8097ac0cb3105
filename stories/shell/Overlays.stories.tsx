import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { AlertDialog } from '../../runtime/staff/AlertDialog.tsx';
import { LockScreen } from '../../runtime/staff/LockScreen.tsx';
import '../../runtime/staff/staff.css';
import { showToast, type Toast } from '../../runtime/ui/toast/showToast.ts';
import { renderConsent } from '../../server/pages/render/renderConsent.ts';
import { buildSession } from '../../tests/factories/buildPage.ts';

const meta = { title: 'shell/Overlays', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const session = buildSession({
  role: 'admin',
  user: { id: 'u1', name: 'สมหญิง ใจดี', email: 'admin@demo.test', role: 'admin' },
});

export const Locked: Story = {
  parameters: { page: { session } },
  render: () => <LockScreen onUnlock={() => Promise.reject(new Error('a story has no server'))} />,
};

export const Alert: Story = {
  render: () => <AlertDialog text="ระบบจะปิดปรับปรุงเวลา 18:00 น." from="ผู้ดูแลระบบ" onClose={() => undefined} />,
};

export const Toasts: Story = { render: () => <ShowToasts /> };

const toasts: Toast[] = [
  { title: 'แจ้งเตือน', text: 'ออกจากระบบเรียบร้อยแล้ว' },
  { title: 'ใบขอซื้อของคุณได้รับอนุมัติ', text: 'เลขที่ PR-2569-0007', kind: 'success', path: '/user/notification' },
  { title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', text: 'หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน', kind: 'warning' },
];

function ShowToasts() {
  useEffect(() => {
    for (const toast of toasts) showToast({ ...toast, ms: 60_000 });
    return () => document.getElementById('sala-toasts')?.remove();
  }, []);
  return <p>บอกเพียงชั่วครู่ที่มุมบน</p>;
}

/** Drawn by the server beside the page; no part of React. */
export const Cookies: Story = {
  render: () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup
    <div dangerouslySetInnerHTML={{ __html: renderConsent({ privacy: '/cms/page/privacy' }) }} />
  ),
};
