import type { TransitionConfig } from 'sala/engine';
import type { Action, Condition, Guard } from 'sala/schemas';

interface Received {
  /** The collection whose lines came in. */
  source: string;
  /** Formulas of a line: whether it goes into the stock, its code, and where it is put. */
  when: string;
  code: string;
  location: string;
  /** How much of a line came where nobody counted the parts. */
  whole: string;
  /** A formula: the order by which the goods come in. */
  order: string;
  /** Finds receipts that brought the same goods in already; of a line with one, nothing more is booked. */
  booked?: Condition;
  /** What is done before anything is booked. */
  first?: Action[];
}

/** What the events after the approval ask and do: sending it, and receiving goods, all of them at once, a part, and the rest. */
export interface Receiving {
  send?: Partial<TransitionConfig>;
  whole?: Partial<TransitionConfig>;
  part?: Partial<TransitionConfig>;
  rest?: Partial<TransitionConfig>;
}

/** Each receipt says how much of each line has come by then; what is new of it is a goods receipt, which makes its lot. */
export function receiveGoods({ whole, first = [], ...received }: Received): Receiving {
  const book = [...first, ...bookNew(received)];
  return {
    whole: { guards: noneTooMany, actions: [countAs(whole), ...book] },
    part: { corrects: ['items.received_quantity'], guards: partGuards, actions: book },
    rest: { actions: [countAs('max([coalesce(line.received_quantity, 0), line.quantity])'), ...book] },
  };
}

const countAs = (quantity: string): Action => ({ each: 'items', set: { 'line.received_quantity': quantity } });

const bookNew = ({ source, when, code, location, order, booked }: Omit<Received, 'whole' | 'first'>): Action[] => [
  {
    each: 'items',
    when: `line.received_quantity > coalesce(line.booked_quantity, 0) && ${when}`,
    create: 'inventory_transaction',
    state: 'completed',
    ...(booked && { unless: booked }),
    fields: {
      movement_type: "'receive'",
      subtype: "'goods_receipt'",
      product_id: 'line.product_id',
      product_name: 'line.product_name',
      sku: code,
      quantity: 'line.received_quantity - coalesce(line.booked_quantity, 0)',
      unit: 'stockUnit(line.unit)',
      notes: "stockUnit(line.unit) == line.unit ? '' : 'หน่วยตามเอกสาร: ' + line.unit",
      unit_price: 'line.unit_price',
      location,
      transaction_type: "'purchase'",
      reference_type: `'${source}'`,
      reference_id: 'record.id',
      purchase_order: order,
    },
  },
  {
    each: 'items',
    when: 'line.received_quantity > coalesce(line.booked_quantity, 0)',
    set: { 'line.booked_quantity': 'line.received_quantity' },
  },
];

const hasNoLines = 'coalesce(size(record.items), 0) == 0';
const demand = (condition: string, message: Guard['message']): Guard => ({
  if: `${hasNoLines} || ${condition}`,
  field: 'items',
  message,
});

const tolerance = 'coalesce(supplier.over_delivery_percent, 0)';

/** No more than was ordered, or than a supplier may deliver beyond it. */
const noneTooMany: Guard[] = [
  demand(`${tolerance} > 0 || record.items.all(l, coalesce(l.received_quantity, 0) <= l.quantity)`, {
    th: 'จำนวนที่รับแล้วมากกว่าจำนวนที่สั่งไม่ได้',
    en: 'No line has received more than was ordered',
  }),
  demand(
    `${tolerance} <= 0 || record.items.all(l, coalesce(l.received_quantity, 0) <= l.quantity * (100 + ${tolerance}) / 100)`,
    {
      th: 'ผู้ขายรายนี้ส่งเกินจำนวนที่สั่งได้ไม่เกิน {{supplier.over_delivery_percent}}%',
      en: 'This supplier may deliver at most {{supplier.over_delivery_percent}}% more than was ordered',
    },
  ),
];

/** A part is something new, of nothing too much, and not just what was ordered. Guards see the lines with what was booked. */
const partGuards: Guard[] = [
  demand('record.items.sum(l, l.booked_quantity) > coalesce(before.items.sum(l, l.booked_quantity), 0)', {
    th: 'กรุณาใส่จำนวนที่รับแล้วของรายการที่มาถึง',
    en: 'Say how much has come of the lines that arrived',
  }),
  demand('record.items.all(l, coalesce(l.received_quantity, 0) >= coalesce(l.booked_quantity, 0))', {
    th: 'จำนวนที่รับแล้วน้อยกว่าที่รับเข้าไปก่อนหน้านี้ไม่ได้',
    en: 'No line has received less than was booked before',
  }),
  ...noneTooMany,
  demand('record.items.exists(l, coalesce(l.received_quantity, 0) != l.quantity)', {
    th: 'ของมาครบทุกรายการแล้ว ให้กด “รับของครบ”',
    en: 'Everything has come: use “Receive” instead',
  }),
];
