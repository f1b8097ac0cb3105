import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../../schemas/flow/flow.ts';
import type { Json } from '../../schemas/json.ts';
import { checkFlow } from './checkFlow.ts';
import { decideBranching, isTaken } from './decideBranching.ts';
import { fillParams } from './fillParams.ts';
import { nextStep, type StepResult } from './nextStep.ts';

const definition: FlowDefinition = {
  steps: [
    { uid: 'start', code: 'set', params: { values: { sum: 0, names: '=input.names' } } },
    {
      uid: 'each',
      code: 'loop',
      params: { list: 'vars.names' },
      steps: [
        { uid: 'skip', code: 'read', if: "item == 'b'", params: { collection: 'x', id: '=item' } },
        { uid: 'work', code: 'read', params: { collection: 'x', id: '{{item}}-{{index}}' } },
        {
          uid: 'which',
          code: 'switch',
          params: { value: 'item' },
          cases: [{ equals: 'a', steps: [{ uid: 'first', code: 'read', params: { collection: 'x', id: 'first' } }] }],
          otherwise: [{ uid: 'other', code: 'read', params: { collection: 'x', id: 'other' } }],
        },
      ],
    },
    {
      uid: 'risky',
      code: 'request',
      params: { url: 'https://a.test' },
      onError: [{ uid: 'mend', code: 'set', params: { values: { why: '=error' } } }],
    },
    {
      uid: 'last',
      code: 'branch',
      params: { when: 'size(vars.names) > 1' },
      // biome-ignore lint/suspicious/noThenProperty: the steps of a branch
      then: [{ uid: 'end', code: 'stop' }],
    },
    { uid: 'never', code: 'read', params: { collection: 'x', id: 'never' } },
  ],
};

interface Ended {
  taken: string[];
  results: [string, StepResult][];
  vars: Json;
}

/** Runs the flow; a step whose number is in `killed` is taken without its end being stored. */
function run(flow: FlowDefinition, input: Json, killed: ReadonlySet<number>): Ended {
  const results = new Map<string, StepResult>();
  const taken: string[] = [];
  for (let turn = 0; turn < 500; turn += 1) {
    const next = nextStep(flow, new Map(results));
    if (next.kind === 'end')
      return { taken, results: [...results], vars: next.status === 'done' ? next.vars : next.error };
    if (next.kind !== 'step') throw new Error('nothing waits here');
    const { key, step } = next;
    const facts = { values: { ...next.facts, input } };
    if (results.get(key)?.status === 'done') throw new Error(`${key} was taken again`);
    if (killed.has(turn)) {
      results.set(key, { status: 'running', output: null });
      continue;
    }
    taken.push(key);
    if (!isTaken(step, facts)) results.set(key, { status: 'skipped', output: null });
    else if (step.code === 'request') results.set(key, { status: 'failed', output: null, error: 'no answer' });
    else if (step.code === 'read') results.set(key, { status: 'done', output: fillParams(step.params ?? {}, facts) });
    else results.set(key, { status: 'done', output: decideBranching(step, facts) });
  }
  throw new Error('it does not end');
}

describe('the next step of a run', () => {
  const input = { names: ['a', 'b'] };

  it('follows branches, cases, loops and errors, and stops where it is told', () => {
    const { taken, vars } = run(definition, input, new Set());
    expect(checkFlow(definition as unknown as Json)).toEqual([]);
    expect(taken).toEqual([
      ...['start', 'each', 'each/0/skip', 'each/0/work', 'each/0/which', 'each/0/which/0/first'],
      ...['each/1/skip', 'each/1/work', 'each/1/which', 'each/1/which/otherwise/other'],
      ...['risky', 'risky/error/mend', 'last', 'last/then/end'],
    ]);
    expect(vars).toEqual({ sum: 0, names: ['a', 'b'], why: 'no answer' });
  });

  it('is the same however often its worker is killed, and no finished step is taken again', () => {
    const whole = run(definition, input, new Set());
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(80)), (kills) => {
        const { taken, vars, results } = run(definition, input, new Set(kills));
        expect([taken, vars]).toEqual([whole.taken, whole.vars]);
        expect(new Map(results)).toEqual(new Map(whole.results));
      }),
    );
  });

  it('ends with a failure that nobody handles, after the steps that the flow has for it', () => {
    const failing: FlowDefinition = {
      steps: [
        { uid: 'a', code: 'request' },
        { uid: 'b', code: 'set' },
      ],
      onError: [{ uid: 'told', code: 'read', params: { why: '=error' } }],
    };
    const { taken, vars, results } = run(failing, {}, new Set());
    expect([taken, vars]).toEqual([['a', '!error/told'], 'no answer']);
    expect(new Map(results).get('!error/told')?.output).toEqual({ why: 'no answer' });
  });

  it('waits for an answer, and ends when a prompt is declined', () => {
    const flow: FlowDefinition = {
      steps: [
        { uid: 'ask', code: 'prompt' },
        { uid: 'b', code: 'set' },
      ],
    };
    const results = new Map<string, StepResult>([['ask', { status: 'waiting', output: null }]]);
    expect(nextStep(flow, results)).toEqual({ kind: 'waiting', key: 'ask' });
    results.set('ask', { status: 'done', output: { accepted: false } });
    expect(nextStep(flow, results)).toMatchObject({ kind: 'end', status: 'done' });
    results.set('ask', { status: 'done', output: { accepted: true } });
    expect(nextStep(flow, results)).toMatchObject({ kind: 'step', key: 'b' });
  });
});

describe('branches side by side', () => {
  const branch = (uid: string) => ({ title: uid, steps: [{ uid, code: 'prompt' }] });
  const flow = (params: FlowDefinition['steps'][0]['params']): FlowDefinition => ({
    steps: [
      { uid: 'both', code: 'parallel', params, branches: [branch('a'), branch('b'), branch('c')] },
      { uid: 'after', code: 'stop' },
    ],
  });
  const done: StepResult = { status: 'done', output: { accepted: true } };
  const waiting: StepResult = { status: 'waiting', output: null };
  const failed: StepResult = { status: 'failed', output: null, error: 'broken' };
  const nextAfter = (params: FlowDefinition['steps'][0]['params'], results: Record<string, StepResult>) =>
    nextStep(flow(params), new Map(Object.entries({ both: { status: 'done', output: null }, ...results })));

  it('go on while one of them waits, and are joined when all or enough are done', () => {
    expect(nextAfter({}, { 'both/0/a': waiting })).toMatchObject({ kind: 'step', key: 'both/1/b' });
    const all = { 'both/0/a': done, 'both/1/b': waiting, 'both/2/c': done };
    expect(nextAfter({}, all)).toMatchObject({ kind: 'waiting' });
    const joined = { kind: 'join', key: 'both/joined', branches: [0, 2] };
    expect(nextAfter({ join: 'first', count: 2 }, all)).toEqual(joined);
    const stored: StepResult = { status: 'done', output: [0, 2] };
    expect(nextAfter({ join: 'first', count: 2 }, { ...all, 'both/joined': stored })).toMatchObject({
      kind: 'step',
      key: 'after',
      facts: { steps: { both: { branches: [0, 2] }, a: { accepted: true } } },
    });
  });

  it('fail when too few are left', () => {
    expect(
      nextAfter({ join: 'first' }, { 'both/0/a': failed, 'both/1/b': waiting, 'both/2/c': waiting }),
    ).toMatchObject({
      kind: 'waiting',
    });
    expect(nextAfter({}, { 'both/0/a': failed, 'both/1/b': waiting, 'both/2/c': waiting })).toMatchObject({
      kind: 'end',
      status: 'failed',
      key: 'both/0/a',
    });
  });
});

describe('a definition', () => {
  it('is told what is wrong with what starts it', () => {
    const faults = checkFlow({
      triggers: [
        { uid: 'a', code: 'recrd' },
        { uid: 'b', code: 'record', params: { collection: 'task', on: 'event' }, if: 'input.x' },
        { uid: 'b', code: 'schedule', params: { at: '8', every: 5 } },
        { uid: 'c', code: 'record', params: { collection: 'task', on: 'created', fields: ['x'] } },
      ],
      steps: [],
    });
    expect(faults.map(({ path }) => path)).toEqual([
      ...['triggers.0.code', 'triggers.1.if', 'triggers.1.params.event'],
      ...['triggers.2.uid', 'triggers.2.params.every', 'triggers.3.params.fields'],
    ]);
  });

  it('is told each fault with its place and the nearest name', () => {
    const faults = checkFlow({
      steps: [
        { uid: 'A', code: 'serch' },
        { uid: 'a', code: 'fnd', params: { collection: 'x' } },
        { uid: 'b', code: 'find', params: { colection: 'x' } },
        { uid: 'b', code: 'branch', params: { when: 'input.a >' }, them: [] },
        { uid: 'c', code: 'mail', params: { to: '{{step.a}}', subject: 1, text: 'x' } },
        { uid: 'd', code: 'wait', retry: { times: 1000 }, onError: 'go' },
      ],
      stepz: 1,
    });
    const told = Object.fromEntries(faults.map(({ path, message }) => [path, message]));
    expect(told).toMatchObject({
      stepz: expect.stringContaining('did you mean "steps"?'),
      'steps.0.uid': expect.stringContaining('lower-case'),
      'steps.1.code': expect.stringContaining('did you mean "find"?'),
      'steps.2.params.colection': expect.stringContaining('did you mean "collection"?'),
      'steps.2.params.collection': 'Collection is required',
      'steps.3.uid': expect.stringContaining('twice'),
      'steps.3.them': expect.stringContaining('did you mean "then"?'),
      'steps.3.params.when': expect.stringContaining('character'),
      'steps.4.params.to': expect.stringContaining('steps'),
      'steps.4.params.subject': expect.stringContaining('“Subject” must be a text'),
      'steps.5.retry': expect.any(String),
      'steps.5.onError': expect.any(String),
    });
  });

  it('may be anything at all, and is never more than refused', () => {
    fc.assert(fc.property(fc.jsonValue(), (given) => Array.isArray(checkFlow(given))));
    expect(checkFlow({ steps: [] })).toEqual([]);
    expect(checkFlow(null)).toHaveLength(1);
  });

  it('does not read as a formula what a formula gave', () => {
    const values = { input: { name: '={{1 + 1}}' } };
    expect(fillParams({ a: '=input.name', b: 'x {{input.name}}' }, { values })).toEqual({
      a: '={{1 + 1}}',
      b: 'x ={{1 + 1}}',
    });
  });

  it('writes amounts and dates in texts as people do, in the language and time of the site', () => {
    const record = { total: 1234545.7, due: '2026-11-27', at: '2026-11-27T18:30:00.000Z', name: null };
    const fill = (text: string, language: 'th' | 'en' = 'th') =>
      fillParams({ text }, { values: { input: { record } }, language, timeZone: 'Asia/Bangkok' }).text;
    expect(fill('ยอด {{input.record.total | number: 2}} บาท')).toBe('ยอด 1,234,545.70 บาท');
    expect(fill('{{input.record.total * 2 | money}}')).toBe('฿2,469,091.40');
    expect(fill('{{input.record.due | date}} {{input.record.at | datetime}}')).toBe(
      '27 พฤศจิกายน 2569 28 พฤศจิกายน 2569 เวลา 01:30',
    );
    expect(fill('{{input.record.due | date}}', 'en')).toBe('27 November 2026');
    expect(fill('{{input.record.name | default: คุณ}}{{input.record.none | number: 2}}')).toBe('คุณ');
    // As it is stored where no format stands behind it; a line inside of a text is none, nor is "or".
    expect(fill('{{input.record.total}}')).toBe('1234545.7');
    expect(fill("{{'a' + ' | ' + 'b'}} {{true || false}}")).toBe('a | b true');
    const [fault] = checkFlow({ steps: [{ uid: 'a', code: 'alert', params: { text: '{{input.x | nummer: 2}}' } }] });
    expect(fault).toMatchObject({ path: 'steps.0.params.text', message: expect.stringContaining('"number"?') });
  });
});
