import { Decimal, roundTo } from '../values/decimal.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';
import { lookUp, percentOf } from './tables.ts';

const baseByMethod = {
  pickup: 0,
  delivery: 50,
  post: 20,
  ems: 40,
  kerry: 45,
  dhl: 120,
  fedex: 130,
  ups: 125,
  tnt: 115,
  flash: 40,
  j_and_t: 35,
  ninja_van: 38,
  scg: 42,
  best: 36,
};
const percentByType = {
  standard: 0,
  express: 50,
  same_day: 100,
  next_day: 30,
  scheduled: 20,
  bulk: -10,
  partial: 10,
  direct: 40,
  transfer: 20,
};
const addonByPackaging = { envelope: -10, pallet: 50, bulk: 30, fragile: 25 };
const costByPackaging = { box: 15, envelope: 5, pallet: 100, bulk: 0, fragile: 25 };
const rateByZone = { local: 30, city: 50, province: 80, region: 120, country: 200, international: 500 };
const loadByVehicle = {
  motorcycle: 20,
  car: 500,
  van: 1_000,
  pickup: 1_500,
  truck_6w: 5_000,
  truck_10w: 10_000,
  truck_18w: 25_000,
  container: 30_000,
};

const { number, text } = gives;
const shipping = gives.object({
  base: number,
  weightPart: number,
  volumePart: number,
  distancePart: number,
  packageAddon: number,
  fragileAddon: number,
  total: number,
});

/** What delivery costs and how long it takes. */
export const delivery = [
  defineFunction({
    name: 'shippingBase',
    takes: ['text'],
    gives: number,
    run: ([method]) => lookUp(baseByMethod, method),
  }),
  defineFunction({
    name: 'distanceSurcharge',
    takes: ['number'],
    gives: number,
    run: ([distance]) => surcharge(distance),
  }),
  defineFunction({
    name: 'deliveryTypeAdjustment',
    takes: ['number', 'text'],
    gives: number,
    run: ([amount, type]) => adjust(amount, type),
  }),
  defineFunction({ name: 'packageAddon', takes: ['text'], gives: number, run: ([packaging]) => addon(packaging) }),
  defineFunction({
    name: 'shippingCost',
    takes: ['text', 'number?', 'number?', 'number?', 'number?', 'text?', 'text?', 'boolean?', 'boolean?'],
    gives: shipping,
    cost: costs.sums,
    run: ([method, weight, perKg, volume, distance, type, packaging, fragile, urgent]) => {
      const base = lookUp(baseByMethod, method);
      if (!base) return null;
      const weightPart = (weight ?? zero).times(perKg ?? 0);
      const volumePart = (volume ?? zero).times(100);
      const distancePart = surcharge(distance ?? zero);
      const packageAddon = addon(packaging ?? '');
      const fragileAddon = new Decimal(fragile ? 20 : 0);
      const sum = base.plus(weightPart).plus(volumePart).plus(distancePart);
      const whole = (adjust(sum, type ?? 'standard') ?? sum).plus(packageAddon).plus(fragileAddon);
      const total = roundTo(urgent ? whole.times(1.3) : whole);
      return { base, weightPart, volumePart, distancePart, packageAddon, fragileAddon, total };
    },
  }),
  defineFunction({
    name: 'deliveryDays',
    takes: ['number', 'text?', 'number?'],
    gives: number,
    run: ([methodDays, type, distance]) => {
      const days = { express: Decimal.max(0, methodDays.minus(1)), same_day: zero, next_day: new Decimal(1) };
      const ofType = type !== null && Object.hasOwn(days, type) ? days[type as keyof typeof days] : methodDays;
      return distance?.greaterThan(100) ? ofType.plus(1) : ofType;
    },
  }),
  defineFunction({
    name: 'packagingCost',
    takes: ['text', 'number?', 'number?'],
    gives: gives.object({ startedSteps: number, fullSteps: number, proportional: number }),
    cost: costs.sums,
    run: ([packaging, weight, volume]) => {
      const base = lookUp(costByPackaging, packaging) ?? new Decimal(10);
      const heavy = Decimal.max(0, (weight ?? zero).minus(5)).div(5);
      const large = Decimal.max(0, (volume ?? zero).minus(0.1)).div(0.1);
      const cost = (step: (value: Decimal) => Decimal) => base.plus(step(heavy).times(5)).plus(step(large).times(10));
      return {
        startedSteps: cost((value) => value.ceil()),
        fullSteps: cost((value) => value.floor()),
        proportional: roundTo(cost((value) => value)),
      };
    },
  }),
  defineFunction({
    name: 'handlingCost',
    takes: ['number'],
    gives: gives.object({ startedTens: number, fullTens: number }),
    run: ([items]) => ({ startedTens: items.div(10).ceil().times(10), fullTens: items.div(10).floor().times(10) }),
  }),
  defineFunction({ name: 'zoneRate', takes: ['text'], gives: number, run: ([zone]) => lookUp(rateByZone, zone) }),
  defineFunction({
    name: 'vehicleForWeight',
    takes: ['number'],
    gives: text,
    run: ([weight]) => Object.entries(loadByVehicle).find(([, limit]) => weight.lessThanOrEqualTo(limit))?.[0] ?? null,
  }),
];

const zero = new Decimal(0);

/** Nothing up to 10, then 2 for each further one, above 50 then 5. */
function surcharge(distance: Decimal): Decimal {
  if (distance.lessThanOrEqualTo(10)) return zero;
  if (distance.lessThanOrEqualTo(50)) return distance.minus(10).times(2);
  return distance.minus(50).times(5).plus(80);
}

function adjust(amount: Decimal, type: string): Decimal | null {
  const percent = lookUp(percentByType, type);
  return percent && amount.plus(percentOf(amount, percent));
}

function addon(packaging: string): Decimal {
  return lookUp(addonByPackaging, packaging) ?? zero;
}
