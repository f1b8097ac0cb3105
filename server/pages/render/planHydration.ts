import { collectLogics } from '../../../engine/layout/reading/collectLogics.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { HydrateMode, Hydration, LayoutObject, PagePayload, Row } from '../../../schemas/index.ts';

type ModeOf = (object: LayoutObject) => HydrateMode;

/**
 * Decides what the browser must know of a server-drawn page. Static rows and objects stay as HTML: their properties,
 * data and code are not sent.
 */
export function planHydration(payload: PagePayload, modeOf: ModeOf): PagePayload {
  const targets = collectLogics(payload.layout);
  const plan: Plan = {
    hydration: { kept: [], modes: {}, start: 'touch' },
    types: new Set(),
    uids: new Set(),
    targets,
    live: payload.live ?? {},
    modeOf,
  };
  const rows = payload.layout.rows.map((row) => planRow(row, plan));
  return {
    ...payload,
    layout: { ...payload.layout, rows },
    data: pick(payload.data, plan.uids),
    failed: payload.failed?.filter((uid) => plan.uids.has(uid)),
    widgets: pick(payload.widgets, plan.types),
    hydration: plan.hydration,
  };
}

interface Plan {
  hydration: Hydration;
  /** Types and objects that are interactive in the browser. */
  types: Set<string>;
  uids: Set<string>;
  targets: ReadonlyMap<string, unknown>;
  live: Record<string, unknown>;
  modeOf: ModeOf;
}

function planRow(row: Row, plan: Plan): Row {
  if (isReadOnlyRow(row, plan)) {
    plan.hydration.kept.push(row.uid);
    return { uid: row.uid, tab: row.tab, frame: row.frame, columns: [] };
  }
  if (row.dataMode === 'copy') return planCopies(row, plan);
  return {
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map((object) => planObject(object, plan)),
    })),
  };
}

/** Repeatable rows are drawn again for every copy, so all of them are sent and interactive from the start. */
function planCopies(row: Row, plan: Plan): Row {
  for (const object of listObjects({ rows: [row] })) {
    plan.types.add(object.type);
    plan.uids.add(object.uid);
  }
  plan.hydration.start = 'load';
  return row;
}

function planObject(object: LayoutObject, plan: Plan): LayoutObject {
  if (isReadOnly(object, plan)) {
    plan.hydration.kept.push(object.uid);
    return { uid: object.uid, type: object.type };
  }
  plan.types.add(object.type);
  plan.uids.add(object.uid);
  // A static container with something interactive in it, or a target of logics, is interactive too; one that only shows
  // newer
  // data can hydrate later.
  const mode = plan.modeOf(object);
  const moment = mode === 'never' ? (isReadOnly(object, { ...plan, live: {} }) ? 'idle' : 'load') : mode;
  plan.hydration.modes[object.uid] = moment;
  if (earliness[moment] > earliness[plan.hydration.start]) plan.hydration.start = moment;
  return object.rows ? { ...object, rows: object.rows.map((row) => planRow(row, plan)) } : object;
}

const earliness = { touch: 0, visible: 1, idle: 2, load: 3 };

function isReadOnlyRow(row: Row, plan: Plan): boolean {
  if (typeof row.show === 'object' || row.dataMode === 'copy') return false;
  if (row.show === false) return false; // not drawn, so there is no HTML to keep
  return row.columns.every((column) => column.objects.every((object) => isReadOnly(object, plan)));
}

function isReadOnly(object: LayoutObject, plan: Plan): boolean {
  if (plan.modeOf(object) !== 'never' || plan.targets.has(object.uid)) return false;
  if (object.bound || plan.live[object.uid]) return false;
  if (typeof object.show === 'object' || object.show === false || object.hidden) return false;
  return (object.rows ?? []).every((row) => isReadOnlyRow(row, plan));
}

function pick<Value>(record: Record<string, Value>, names: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}
