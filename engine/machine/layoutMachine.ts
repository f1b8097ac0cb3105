import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine } from 'xstate';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import { type Language, readText } from '../../schemas/text.ts';
import { listMoves, listStates, startStates } from './readMachine.ts';

export interface MachinePicture {
  width: number;
  height: number;
  states: PlacedState[];
  moves: PlacedMove[];
}

/** A state's box; `x` and `y` are its middle. */
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

export interface PlacedMove {
  event: string;
  title: string;
  from: string;
  to: string;
  points: { x: number; y: number }[];
  /** Middle of the label. */
  x: number;
  y: number;
}

const margin = 16;
const boxHeight = 44;
const labelHeight = 18;

/** Places the states and moves of a machine, from its beginnings down to its ends. */
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
  const moves = states.flatMap(({ name }) =>
    listMoves(machine, name).map(({ event, to, meta }) => {
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
    moves: moves.map((move) => {
      const edge = graph.edge(move.from, move.to, move.event);
      return { ...move, ...readPlace(edge), points: edge.points ?? [] };
    }),
  };
}

function readPlace({ x = 0, y = 0 }: { x?: number; y?: number }): { x: number; y: number } {
  return { x, y };
}

/** Width of a text as it will roughly be drawn: Thai marks above and below a letter take no room. */
function measure(text: string, letter: number): number {
  return text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length * letter;
}
