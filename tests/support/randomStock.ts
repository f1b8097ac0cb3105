import fc from 'fast-check';
import type { Stock } from './openStock.ts';
import type { TestAnswer } from './sendRequest.ts';
import type { TestApp } from './testApp.ts';

export interface Round {
  kind: number;
  product: number;
  quantity: number;
  at: number;
}

export type Step = (round: Round) => Promise<TestAnswer>;

export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // never empty where it is called

export function drawRounds(count: number): Round[] {
  const nat = fc.nat(9999);
  const quantity = fc.integer({ min: 1, max: 40 }).map((n) => n / 4);
  return fc.sample(fc.record({ kind: nat, product: nat, at: nat, quantity }), count);
}

/** What people do in a warehouse: movements of every kind, and sales that are confirmed, cancelled and go their way. */
export async function openRandomStock(stock: Stock): Promise<{ steps: Step[]; sales: string[] }> {
  const products = await Promise.all([0, 1, 2, 3].map(() => stock.product()));
  for (const product of products) await stock.move('receive', product, { quantity: 30, unit_price: 7 });
  const sales: string[] = [];
  const movement =
    (type: string): Step =>
    (round) =>
      stock.ask('inventory_transaction', {
        data: stock.describe(type, pick(products, round.product), {
          quantity: round.quantity,
          location: round.at % 4 === 0 ? 'WH02' : 'WH01',
          to_location: round.at % 2 === 0 ? 'WH02' : 'WH01',
          unit_price: round.at,
          state: 'completed',
        }),
      });
  const confirm: Step = async (round) => {
    const lines = [0, 1].map((n): [string, number] => [pick(products, round.product + n), round.quantity]);
    const id = await stock.sale(lines, { allow_backorder: round.at % 3 === 0 });
    sales.push(id);
    return stock.patiently(`sales/${id}`, 'CONFIRM');
  };
  const ofSale =
    (event: string): Step =>
    async (round) =>
      sales.length === 0 ? confirm(round) : stock.send(`sales/${pick(sales, round.at)}`, event);
  const moves = ['receive', 'issue', 'transfer', 'scrap'].map(movement);
  return { steps: [...moves, confirm, confirm, ...['CANCEL', 'PROCESS', 'DELIVER'].map(ofSale)], sales };
}

/** Lots, balances and products that are not what the movements say, by hand; and what is reserved but not there. */
export async function findWrongStock(test: TestApp): Promise<object[]> {
  const site = await test.site('factory');
  return test.app.db.site(site.id).query<object>(`
    with m as (select state, data from r_inventory_transaction where deleted_at is null),
      lot as (
        select l.id, l.data, l.data ->> 'product_id' as product, (l.data ->> 'quantity')::numeric as quantity,
          (select coalesce(sum(case when m.data ->> 'movement_type' in ('receive', 'return') then (m.data ->> 'quantity')::numeric
            else -(m.data ->> 'quantity')::numeric end), 0) from m where m.state = 'completed' and m.data ->> 'lot_id' = l.id)
          + (select coalesce(sum((m.data ->> 'quantity')::numeric), 0) from m where m.state = 'completed' and m.data ->> 'to_lot_id' = l.id) as moved,
          (select coalesce(sum((m.data ->> 'quantity')::numeric), 0) from m where m.state = 'approved' and m.data ->> 'lot_id' = l.id) as held
        from r_inventory l where l.deleted_at is null
      )
    select 'lot' as what, id, quantity, moved, held from lot where quantity is distinct from moved or quantity < held
      or (data ->> 'qty_reserved')::numeric is distinct from held
    union all
    select 'product', p.id, (p.data ->> 'current_stock')::numeric, sum(lot.quantity), sum(lot.held)
    from r_product p join lot on lot.product = p.id group by p.id, p.data
    having (p.data ->> 'current_stock')::numeric is distinct from sum(lot.quantity) or (p.data ->> 'qty_reserved')::numeric is distinct from sum(lot.held)
    union all
    select 'balance', b.id, (b.data ->> 'qty_on_hand')::numeric, sum(lot.quantity), sum(lot.held)
    from r_inventory_balance b join lot on lot.product = b.data ->> 'product_id' group by b.id, b.data
    having (b.data ->> 'qty_on_hand')::numeric is distinct from sum(lot.quantity) or (b.data ->> 'qty_reserved')::numeric is distinct from sum(lot.held)`);
}
