import { countStates, definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'delivery',
  title: { th: 'การจัดส่ง', en: 'Delivery' },
  description: { th: 'การจัดส่งสินค้าตั้งแต่นัดจนถึงมือผู้รับ', en: 'Shipments from appointment to arrival' },
  group: 'erp',
  icon: 'truck',
  base: '/delivery',
  redirect: '/delivery/delivery-request',
  roles: ['admin', 'manager', 'delivery', 'warehouse'],
  kinds: ['factory'],
  requires: ['codes', 'inventory', 'sales'],
  counters: [
    countStates({
      name: 'delivery_open',
      title: { th: 'รายการรอจัดส่ง', en: 'Deliveries to ship' },
      icon: 'truck',
      path: '/delivery/delivery-request',
      collection: 'delivery',
      states: ['scheduled', 'picking', 'packed', 'ready_to_ship'],
      roles: ['superadmin', 'admin', 'manager', 'delivery', 'warehouse', 'sales'],
    }),
    countStates({
      name: 'delivery_way',
      title: { th: 'กำลังจัดส่ง', en: 'On the way' },
      icon: 'navigation',
      path: '/delivery/delivery-request',
      collection: 'delivery',
      states: ['shipped'],
      roles: ['superadmin', 'admin', 'manager', 'delivery', 'warehouse', 'sales'],
    }),
  ],
  screens: [
    {
      collection: 'delivery',
      path: '/delivery/delivery-request',
      roles: {
        list: ['admin', 'manager', 'delivery', 'warehouse', 'sales'],
        new: ['admin', 'manager', 'delivery', 'warehouse', 'sales'],
        detail: ['admin', 'manager', 'delivery', 'warehouse', 'sales'],
        edit: ['admin', 'manager', 'delivery', 'warehouse'],
      },
      title: { th: 'รายการจัดส่ง', en: 'Deliveries' },
      order: 58,
    },
  ],
});
