import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { planStart } from '../../engine/machine/planStart.ts';
import { planTransition } from '../../engine/machine/planTransition.ts';
import { initialState, listStates, listTransitions, startStates } from '../../engine/machine/readMachine.ts';
import type { Action } from '../../schemas/machine/action.ts';

interface Row {
  collection: string;
  plugin: string;
  type: string;
  initial: string;
  starts: string[];
  final: string[];
  states: { name: string; added?: boolean }[];
  transitions: { from: string; to: string; added?: boolean }[];
}

const rows: Row[] = JSON.parse(readFileSync(new URL('machines.json', import.meta.url), 'utf8'));
const machines = import.meta.glob<{ machine: AnyStateMachine }>('../../plugins/*/collections/*/*.machine.ts', {
  eager: true,
});
const machineOf = ({ plugin, collection }: Row): AnyStateMachine => {
  const found = machines[`../../plugins/${plugin}/collections/${collection}/${collection}.machine.ts`];
  if (!found) throw new Error(`${collection} has no machine`);
  return found.machine;
};
const root = { id: 'u1', role: 'root' };
const move = (machine: AnyStateMachine, state: string, event: string) =>
  planTransition({ machine, state, event, actor: root, note: 'why' });

describe.each(rows)('the machine of $collection', (row) => {
  const machine = machineOf(row);
  const names = row.states.map(({ name }) => name);

  it('has the states, beginnings and ends of the table', () => {
    expect(machine.id).toBe(row.type);
    expect(
      listStates(machine)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
    expect(initialState(machine)).toBe(row.initial);
    expect(startStates(machine).toSorted()).toEqual(row.starts.toSorted());
    const ends = names.filter((name) => listTransitions(machine, name).length === 0);
    expect(ends.toSorted()).toEqual(row.final.toSorted());
  });

  it('makes every move of the table, by its event and by the name of its state', () => {
    for (const { from, to } of row.transitions) {
      expect(move(machine, from, to)).toMatchObject({ ok: true, to });
      const event = listTransitions(machine, from).find((each) => each.to === to)?.event ?? '';
      expect(move(machine, from, event)).toMatchObject({ ok: true, to });
    }
  });

  it('refuses every other move with the text of the specification', () => {
    const allowed = new Set(row.transitions.map(({ from, to }) => `${from} ${to}`));
    for (const from of names)
      for (const to of names) {
        if (allowed.has(`${from} ${to}`)) continue;
        expect(move(machine, from, to)).toMatchObject({
          ok: false,
          code: 'transition_not_allowed',
          message: { en: `Cannot transition from '${from}' to '${to}' for transaction type '${row.type}'` },
        });
      }
  });

  it('refuses a state it does not have', () => {
    expect(move(machine, row.initial, 'nowhere')).toMatchObject({
      code: 'state_invalid',
      message: { en: `Invalid state 'nowhere' for transaction type '${row.type}'` },
    });
  });

  it('reaches every state from where a record may begin', () => {
    const reached = new Set(row.starts);
    for (const state of reached) for (const { to } of listTransitions(machine, state)) reached.add(to);
    expect([...reached].toSorted()).toEqual(names.toSorted());
  });

  it('names states and events in Thai and English, each event of a state once', () => {
    for (const { name, meta } of listStates(machine)) {
      expect(meta.title.th).toMatch(/[\u0E00-\u0E7F]/);
      expect(meta.title.en).toMatch(/^[A-Z]/);
      const moves = listTransitions(machine, name);
      expect(new Set(moves.map(({ event }) => event)).size).toBe(moves.length);
      for (const { meta: event } of moves) {
        expect(event.title.th).toMatch(/[\u0E00-\u0E7F]/);
        expect(event.title.en).toMatch(/^[A-Z]/);
      }
    }
  });
});

const kinds = ['transition', 'create', 'number', 'effect', 'add', 'set'];
const kindOf = (action: Action) => kinds.find((kind) => kind in action);

describe('the reactions table', () => {
  const effectsOn = (collection: string, to: string) => {
    const row = rows.find((each) => each.collection === collection);
    if (!row) throw new Error(collection);
    const machine = machineOf(row);
    const into = row.transitions.find((each) => each.to === to);
    const plan = into ? move(machine, into.from, to) : planStart({ machine, state: to, actor: root });
    return plan.ok ? [...plan.actions.map(kindOf), ...plan.effects] : plan.code;
  };

  it.each([
    ['purchase', 'received', ['set', 'set', 'create', 'set']],
    ['purchase', 'invoiced', ['set', 'create', 'set']],
    ['production', 'in_progress', ['set', 'create']],
    ['production', 'completed', ['transition', 'create']],
    ['production', 'closed', ['set', 'set']],
    ['sales', 'pending', ['effect']],
    ['sales', 'confirmed', ['set', 'create', 'create']],
    ['sales', 'invoiced', ['set', 'create', 'create']],
    ['delivery', 'shipped', ['transition', 'transition']],
    ['delivery', 'delivered', ['transition', 'transition']],
    ['finance', 'posted', ['set', 'set']],
  ])('on %s %s runs %j', (collection, state, effects) => {
    expect(effectsOn(collection, state)).toEqual(effects);
  });

  it('runs nothing on the states that the table leaves without effect', () => {
    const silent = {
      purchase: ['approved', 'complete'],
      production: ['planned', 'released'],
      sales: ['draft', 'quoted', 'complete'],
      delivery: ['scheduled', 'picking', 'completed'],
      finance: ['draft', 'verified', 'approved', 'locked', 'cancelled'],
      inventory: ['inactive'],
    };
    for (const [collection, states] of Object.entries(silent))
      for (const state of states) expect(effectsOn(collection, state), `${collection} ${state}`).toEqual([]);
  });
});
