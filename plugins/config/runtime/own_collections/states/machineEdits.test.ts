import { defineRecordMachine } from 'sala/engine';
import { expect, it } from 'vitest';
import {
  addEvent,
  addState,
  beginMachine,
  changeEvent,
  changeState,
  nameState,
  removeEvent,
  removeState,
  renameState,
  settleName,
} from './machineEdits.ts';

const first = beginMachine('visit');

it('begins with a machine that works', () => {
  expect(() => defineRecordMachine(first)).not.toThrow();
});

it('adds a state and an event to it, each once', () => {
  const { machine, name } = addState(first);
  const led = addEvent(addEvent(machine, 'open', name), 'open', name);
  expect(Object.keys(led.states)).toEqual(['open', 'done', 'state']);
  expect(led.states.open?.transitions).toMatchObject({ done: { event: 'FINISH' }, state: { event: 'STATE' } });
  expect(() => defineRecordMachine(led)).not.toThrow();
});

it('opens a state that ended when an event leads out of it', () => {
  const ended = changeState(first, 'done', { final: true });
  expect(addEvent(ended, 'done', 'open').states.done).not.toHaveProperty('final');
});

it('renames a state wherever it is named', () => {
  const renamed = renameState(first, 'done', 'finished');
  expect(renamed.states.open?.transitions).toHaveProperty('finished');
  expect(renameState(first, 'open', 'begun').initial).toBe('begun');
  expect(nameState(first, 'done', { th: '', en: 'Open' })).toBe('open_2');
  expect(nameState(first, 'done', { th: 'เสร็จ', en: '' })).toBe('done');
});

it('takes the events along when a state goes, and begins elsewhere', () => {
  expect(removeState(first, 'done').states.open).not.toHaveProperty('transitions');
  expect(removeState(first, 'open').initial).toBe('done');
});

it('keeps nothing that is empty', () => {
  const changed = changeEvent(first, { from: 'open', to: 'done' }, { roles: [], note: false, guards: [] });
  expect(changed).toEqual(first);
  expect(removeEvent(first, 'open', 'done').states.open).not.toHaveProperty('transitions');
});

it('names a state by the title that it was given, wherever an arrow is drawn meanwhile', () => {
  const { machine, name } = addState(first);
  const titled = changeState(machine, name, { title: { th: 'รออะไหล่', en: 'Waiting' } });
  const settled = settleName(titled, name);
  expect(settled.name).toBe('waiting');
  expect(addEvent(settled.machine, 'open', 'waiting').states.open?.transitions?.waiting?.event).toBe('WAITING');
  expect(settleName(settled.machine, 'waiting').machine).toBe(settled.machine);
});
