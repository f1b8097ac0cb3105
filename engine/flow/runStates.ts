import { setup, transition } from 'xstate';
import type { FlowRunState } from '../../schemas/flow/flow.ts';

type RunEvent = { type: 'CLAIM' | 'WAIT' | 'RETRY' | 'ANSWER' | 'FINISH' | 'FAIL' | 'CANCEL' | 'RESUME' | 'RETAKE' };

const runMachine = setup({ types: { events: {} as RunEvent } }).createMachine({
  id: 'flow_run',
  initial: 'queued',
  states: {
    queued: { on: { CLAIM: 'running', ANSWER: 'queued', CANCEL: 'cancelled' } },
    // A lease that ran out is claimed again.
    running: {
      on: {
        CLAIM: 'running',
        // One branch waits for an answer while another goes on.
        ANSWER: 'running',
        WAIT: 'waiting',
        RETRY: 'queued',
        FINISH: 'done',
        FAIL: 'failed',
        CANCEL: 'cancelled',
      },
    },
    waiting: { on: { CLAIM: 'running', ANSWER: 'queued', CANCEL: 'cancelled' } },
    failed: { on: { RESUME: 'queued', RETAKE: 'queued' } },
    cancelled: { on: { RESUME: 'queued', RETAKE: 'queued' } },
    // Over, unless somebody has a step of it taken again.
    done: { on: { RETAKE: 'queued' } },
  },
});

/** The state of a run after an event; undefined where the event is not for that state. */
export function nextRunState(state: FlowRunState, type: RunEvent['type']): FlowRunState | undefined {
  const snapshot = runMachine.resolveState({ value: state });
  if (!snapshot.can({ type })) return undefined;
  return transition(runMachine, snapshot, { type })[0].value;
}

/** The states that an event is for. */
export function statesBefore(type: RunEvent['type']): FlowRunState[] {
  const states = Object.keys(runMachine.states) as FlowRunState[]; // of the machine above
  return states.filter((state) => nextRunState(state, type) !== undefined);
}
