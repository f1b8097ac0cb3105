import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine } from 'xstate';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import { type Language, readText } from '../../schemas/text.ts';
import { listStates, listTransitions, startStates } from './readMachine.ts';

export interface MachinePicture {
  width: number;
  height: number;
  states: PlacedState[];
  transitions: PlacedTransition[];
}

/** A state's box; `x` and `y` are its centre. */
export interface PlacedState {
  name: string;
  title: string;
  tone: NonNullable<StateMeta['tone']>;
  start: boolean;
  final: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedTransition {
  event: string;
  title: string;
  from: string;
  to: string;
  points: { x: number; y: number }[];
  /** Centre of the label. */
  x: number;
  y: number;
}

const margin = 16;
const boxHeight = 44;
const labelHeight = 18;

/** Places the states and transitions of a machine from top to bottom. */
export function layoutMachine(machine: AnyStateMachine, language: Language = 'th'): MachinePicture {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 40, edgesep: 20, marginx: margin, marginy: margin });
  const starts = new Set(startStates(machine));
  const states = listStates(machine).map(({ name, meta, final }) => {
    const title = readText(meta.title, language);
    const width = Math.max(96, measure(title, 8) + 32, measure(name, 6.2) + 24);
    graph.setNode(name, { width, height: boxHeight });
    return { name, title, tone: meta.tone ?? 'neutral', start: starts.has(name), final, width, height: boxHeight };
  });
  const transitions = states.flatMap(({ name }) =>
    listTransitions(machine, name).map(({ event, to, meta }) => {
      const title = readText(meta.title, language);
      graph.setEdge(name, to, { width: measure(title, 6.6) + 12, height: labelHeight, labelpos: 'c' }, event);
      return { event, title, from: name, to };
    }),
  );
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: states.map((state) => ({ ...state, ...readPlace(graph.node(state.name)) })),
    transitions: transitions.map((transition) => {
      const edge = graph.edge(transition.from, transition.to, transition.event);
      return { ...transition, ...readPlace(edge), points: edge.points ?? [] };
    }),
  };
}

function readPlace({ x = 0, y = 0 }: { x?: number; y?: number }): { x: number; y: number } {
  return { x, y };
}

/** Approximate width of a text: Thai marks above and below a letter take no space. */
function measure(text: string, letter: number): number {
  return text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length * letter;
}
