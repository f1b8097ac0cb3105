import { describe, expect, it } from 'vitest';
import { defineRecordMachine } from './defineRecordMachine.ts';
import { drawMachine } from './drawMachine.ts';
import { layoutMachine } from './layoutMachine.ts';
import { writeMermaid } from './writeMermaid.ts';

const machine = defineRecordMachine({
  id: 'work-order',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอหยิบ', en: 'Pending <"now">' },
      transitions: { 'ready-to-ship': { title: { th: 'หยิบ', en: 'Pick & pack' }, event: 'PICK' } },
    },
    'ready-to-ship': { title: { th: 'พร้อมส่ง', en: 'Ready' }, tone: 'success', final: true },
  },
});

describe('drawMachine', () => {
  it('draws every state and transition with its title, safe to embed', async () => {
    const svg = await drawMachine(machine, { language: 'en' });
    expect(svg).toContain('data-state="pending"');
    expect(svg).toContain('data-state="ready-to-ship"');
    expect(svg).toContain('data-event="PICK"');
    expect(svg).toContain('Pick &amp; pack');
    expect(svg).toContain('Pending &lt;&quot;now&quot;&gt;');
    expect(await drawMachine(machine)).toContain('พร้อมส่ง');
  });

  it('marks the state a record is in', async () => {
    expect(await drawMachine(machine)).not.toContain('stroke-width="3"/>');
    expect(await drawMachine(machine, { current: 'pending' })).toContain('stroke-width="3"/>');
  });

  it('gives the same picture for the same machine', async () => {
    expect(await drawMachine(machine)).toBe(await drawMachine(machine));
  });
});

describe('layoutMachine', () => {
  it('puts no state over another and every transition between its two states', () => {
    const { states, transitions, width, height } = layoutMachine(machine);
    const [pending, ready] = states;
    expect((ready?.y ?? 0) - (pending?.y ?? 0)).toBeGreaterThan(44);
    expect(transitions[0]?.points.length).toBeGreaterThan(1);
    for (const { x, y } of states) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  });
});

describe('writeMermaid', () => {
  it('writes names that Mermaid takes', () => {
    expect(writeMermaid(machine, 'en')).toBe(
      [
        'stateDiagram-v2',
        '  state "Pending < now >" as pending',
        '  state "Ready" as ready_to_ship',
        '  [*] --> pending',
        '  pending --> ready_to_ship: Pick & pack (PICK)',
        '  ready_to_ship --> [*]',
      ].join('\n'),
    );
  });
});
