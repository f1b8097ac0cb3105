import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'sales',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: {
        quoted: { title: { th: 'เสนอราคา', en: 'Quote' }, event: 'QUOTE' },
        pending: { title: { th: 'ส่งรอยืนยัน', en: 'Submit' }, event: 'SUBMIT' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    quoted: {
      title: { th: 'เสนอราคาแล้ว', en: 'Quoted' },
      tone: 'info',
      moves: {
        confirmed: { title: { th: 'ยืนยันการขาย', en: 'Confirm' }, event: 'CONFIRM' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    pending: {
      title: { th: 'รอยืนยัน', en: 'Pending' },
      tone: 'neutral',
      moves: {
        confirmed: { title: { th: 'ยืนยันการขาย', en: 'Confirm' }, event: 'CONFIRM' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    confirmed: {
      title: { th: 'ยืนยันแล้ว', en: 'Confirmed' },
      tone: 'info',
      effects: ['stock.reserve', 'delivery.schedule'],
      moves: {
        delivered: { title: { th: 'ส่งถึงแล้ว', en: 'Mark delivered' }, event: 'DELIVER' },
        processing: { title: { th: 'เริ่มจัดเตรียม', en: 'Start processing' }, event: 'PROCESS' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL', effects: ['stock.release'] },
      },
    },
    processing: {
      title: { th: 'กำลังจัดเตรียม', en: 'Processing' },
      tone: 'info',
      moves: {
        shipped: { title: { th: 'ส่งออก', en: 'Ship' }, event: 'SHIP' },
        delivered: { title: { th: 'ส่งถึงแล้ว', en: 'Mark delivered' }, event: 'DELIVER' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL', effects: ['stock.release'] },
      },
    },
    shipped: {
      title: { th: 'ส่งออกแล้ว', en: 'Shipped' },
      tone: 'warning',
      moves: {
        delivered: { title: { th: 'ส่งถึงแล้ว', en: 'Mark delivered' }, event: 'DELIVER' },
      },
    },
    delivered: {
      title: { th: 'ส่งถึงแล้ว', en: 'Delivered' },
      tone: 'success',
      moves: {
        invoiced: { title: { th: 'ออกใบแจ้งหนี้', en: 'Invoice' }, event: 'INVOICE' },
        returned: { title: { th: 'รับคืน', en: 'Take back' }, event: 'RETURN' },
      },
    },
    invoiced: {
      title: { th: 'ออกใบแจ้งหนี้แล้ว', en: 'Invoiced' },
      tone: 'success',
      effects: ['finance.draftInvoice'],
      moves: {
        complete: { title: { th: 'ปิดการขาย', en: 'Complete' }, event: 'COMPLETE' },
        returned: { title: { th: 'รับคืน', en: 'Take back' }, event: 'RETURN' },
      },
    },
    complete: { title: { th: 'เสร็จสิ้น', en: 'Complete' }, tone: 'success', aliases: ['completed'], final: true },
    returned: { title: { th: 'คืนสินค้าแล้ว', en: 'Returned' }, tone: 'warning', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});
