import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { initialState, listStates, listTransitions } from '../../engine/machine/readMachine.ts';
import { arrangeStates } from '../../plugins/data/shared/arrangeStates.ts';

const modules = import.meta.glob<{ machine: AnyStateMachine }>('../../plugins/*/collections/*/*.machine.ts', {
  eager: true,
});

function arrange(machine: AnyStateMachine) {
  const states = listStates(machine).map(({ name, meta, final }) => ({
    value: name,
    tone: meta.tone,
    final,
    next: listTransitions(machine, name).map(({ to }) => to),
    seldom: listTransitions(machine, name).flatMap(({ to, meta }) => (meta.seldom ? [to] : [])),
  }));
  return { states, path: arrangeStates(states, initialState(machine)) };
}

describe('the way of records through a machine', () => {
  for (const [file, { machine }] of Object.entries(modules))
    it(`places every state of ${file.split('/').at(-1)} once, and each step of the main line is an event`, () => {
      const { states, path } = arrange(machine);
      const placed = [...path.main, ...path.beside.map(({ state }) => state)];
      expect(placed.toSorted()).toEqual(states.map(({ value }) => value).toSorted());
      expect(path.main[0]).toBe(initialState(machine));
      for (const [at, name] of path.main.slice(1).entries())
        expect(states.find(({ value }) => value === path.main[at])?.next).toContain(name);
    });

  it('does not lead out of the good state that records begin in to their end', () => {
    const order = [
      { value: 'active', tone: 'success', final: false, next: ['resigned'] },
      { value: 'resigned', tone: 'neutral', final: true, next: [] },
    ];
    expect(arrangeStates(order, 'active').main).toEqual(['active']);
    expect(arrangeStates([{ ...order[0], tone: 'info' }, order[1]] as typeof order, 'active').main).toHaveLength(2);
  });

  it('does not lead out of use and back', () => {
    const order = [
      { value: 'active', tone: 'success', final: false, next: ['inactive', 'gone'] },
      { value: 'inactive', final: false, next: ['active'] },
      { value: 'gone', tone: 'danger', final: true, next: [] },
    ];
    expect(arrangeStates(order, 'active').main).toEqual(['active']);
  });

  it('goes to a good end, past what went wrong', () => {
    const order = [
      { value: 'draft', final: false, next: ['rejected', 'sent'] },
      { value: 'rejected', tone: 'danger', final: true, next: [] },
      { value: 'sent', final: false, next: ['draft', 'paid', 'rejected', 'late'] },
      { value: 'late', tone: 'warning', final: false, next: ['paid'] },
      { value: 'paid', tone: 'success', final: true, next: [] },
      { value: 'lost', final: false, next: [] },
    ];
    expect(arrangeStates(order, 'draft')).toEqual({
      main: ['draft', 'sent', 'late', 'paid'],
      beside: [{ state: 'rejected', from: 'draft' }, { state: 'lost' }],
    });
  });
});
