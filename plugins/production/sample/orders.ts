import { sampleDay, sampleId } from 'sala/schemas';

type Good = [product: number, name: string, unit: string, batch: number, minutes: number];
type Material = [product: number, name: string, unit: string, each: number, price: number];

/** What a factory makes, by numbers in the samples of the plugin inventory, each of the materials at its place. */
const goods: Good[] = [
  [7, 'ชั้นวางพาเลทเหล็กพ่นสี', 'ชุด', 20, 18],
  [2, 'ขายึดเครื่องจักรแบบปรับระดับ', 'ชิ้น', 150, 2.4],
  [9, 'โต๊ะปฏิบัติงานเหล็ก 150 ซม.', 'ชิ้น', 16, 24],
  [3, 'หน้าแปลนเหล็ก 4 นิ้ว', 'ชิ้น', 120, 3.2],
  [11, 'ราวกันตกเหล็กชุบสังกะสี 2 ม.', 'ชิ้น', 48, 7.5],
];
const materials: Material[][] = [
  [
    [13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 42, 27],
    [17, 'สีฝุ่นอุตสาหกรรมสีเทา', 'กก.', 1.2, 165],
  ],
  [[13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 1.5, 27]],
  [
    [13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 36, 27],
    [16, 'ลวดเชื่อม CO2 0.9 มม.', 'ม้วน', 0.25, 780],
  ],
  [[13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 2.8, 27]],
  [
    [13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 14, 27],
    [19, 'ใบตัดเหล็ก 14 นิ้ว', 'ชิ้น', 0.2, 95],
  ],
];
/** Of the latest, the newest last; what is older is closed. */
const states = [
  'completed',
  'quality_check',
  'in_progress',
  'in_progress',
  'released',
  'scheduled',
  'planned',
  'draft',
];
const under = ['in_progress', 'quality_check', 'completed', 'closed'];
const done = ['completed', 'closed'];
const count = 26;

type Job = [title: string, type: string, job: string, hours: number, state: string, age: number];
const jobs: Job[] = [
  ['เปลี่ยนถ่ายน้ำมันเครื่องกดไฮดรอลิก #1', 'preventive', 'mechanical', 3, 'closed', 182],
  ['ตรวจสายพานลำเลียงแผนกพ่นสี', 'inspection', 'mechanical', 2, 'closed', 151],
  ['ซ่อมตู้ควบคุมไฟฟ้าเครื่องตัดเลเซอร์', 'repair', 'electrical', 6, 'closed', 124],
  ['ล้างระบบปรับอากาศห้องควบคุม', 'maintenance', 'hvac', 4, 'closed', 96],
  ['เปลี่ยนลูกปืนมอเตอร์เครื่องกลึง CNC #2', 'corrective', 'mechanical', 5, 'closed', 68],
  ['ตรวจถังดับเพลิงและทางหนีไฟประจำไตรมาส', 'inspection', 'security', 3, 'completed', 33],
  ['ติดตั้งปั๊มลมตัวใหม่', 'installation', 'mechanical', 16, 'completed', 19],
  ['ซ่อมรอยรั่วท่อน้ำหล่อเย็น', 'repair', 'plumbing', 4, 'in_progress', 3],
  ['สอบเทียบเครื่องชั่งคลังสินค้า', 'preventive', 'mechanical', 2, 'on_hold', 6],
  ['เปลี่ยนหลอดไฟโรงงานเป็น LED', 'upgrade', 'electrical', 24, 'scheduled', -9],
  ['ตรวจเช็ครถยกประจำเดือน', 'preventive', 'mechanical', 3, 'approved', -5],
  ['ทาสีเส้นทางเดินแผนกประกอบ', 'project', 'painting', 12, 'submitted', -14],
];

/** A year of what a factory makes and mends; deterministic. */
export const samples = [
  {
    site: 'factory',
    records: { production: Array.from({ length: count }, describeOrder), maintenance_order: jobs.map(describeJob) },
  },
];

function describeOrder(_: unknown, index: number) {
  const late = index - (count - states.length);
  const state = states[late] ?? 'closed';
  const age = late >= 0 ? 9 - late * 3 : (count - states.length - index) * 18 + 9;
  const [product, product_name, unit, batch, minutes] = goods[index % goods.length] ?? [1, '', '', 1, 1];
  const target = batch + (index % 3) * Math.round(batch / 4);
  const isDone = done.includes(state);
  const produced = isDone ? target - (index % 4) : 0;
  return {
    state,
    // Planned a few days ahead.
    created_at: `${sampleDay(Math.min(-1, -3 - age))}T01:30`,
    production_type: index % 3 === 0 ? 'make_to_order' : 'make_to_stock',
    planned_start_date: sampleDay(-age),
    planned_end_date: sampleDay(4 - age),
    ...(under.includes(state) && { actual_start_date: sampleDay(-age) }),
    ...(isDone && {
      actual_end_date: sampleDay(4 + (index % 2) - age),
      good_quantity: produced - (index % 3),
      downtime_minutes: 15 + (index % 5) * 12,
      ideal_cycle_minutes: minutes,
      planned_minutes: Math.ceil((produced * minutes) / 480 + 0.2) * 480,
    }),
    target_products: [
      {
        product_id: sampleId('product', product),
        product_name,
        target_quantity: target,
        ...(isDone && { produced_quantity: produced, quality_status: 'pass' }),
        unit,
      },
    ],
    ...describeCosts({ index, target, minutes, isClosed: state === 'closed' }),
  };
}

function describeCosts(order: { index: number; target: number; minutes: number; isClosed: boolean }) {
  const { index, target, minutes, isClosed } = order;
  const used = (materials[index % materials.length] ?? []).map(([number, product_name, unit, each, unit_price]) => ({
    product_id: sampleId('product', number),
    ...{ product_name, quantity: Math.ceil(each * target), unit, unit_price },
  }));
  const material_cost =
    Math.round(used.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0) * 100) / 100;
  const labor_cost = Math.round(target * minutes * 1.8);
  const overhead_cost = Math.round(target * minutes * 0.9);
  const total_cost = material_cost + labor_cost + overhead_cost;
  return {
    materials: used,
    costing_method: 'actual',
    ...{ material_cost, labor_cost, overhead_cost },
    ...(isClosed && { total_cost, production_cost: total_cost }),
  };
}

function describeJob([title, type, job_type, estimated_hours, state, age]: Job, index: number) {
  return {
    state,
    title,
    type,
    job_type,
    estimated_hours,
    time_unit: 'hours',
    due_date: sampleDay(-age),
    created_at: `${sampleDay(Math.min(-1, -7 - age))}T01:30`,
    priority: ['normal', 'normal', 'high', 'low'][index % 4],
    ...(index % 3 === 0 ? { assigned_to: 'ช่างธวัช (บริษัทภายนอก)' } : { assignee: 'demo_production' }),
    ...(state === 'on_hold' && { hold_reason: 'waiting_parts' }),
  };
}
