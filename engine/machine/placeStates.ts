import { Graph, layout } from '@dagrejs/dagre';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import { type Language, readText, type Text } from '../../schemas/text.ts';

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

/** What a picture needs of a state and of an event, sound or not. */
export interface DrawnState {
  name: string;
  title: Text;
  tone?: StateMeta['tone'];
  start: boolean;
  final: boolean;
}

export interface DrawnTransition {
  event: string;
  title: Text;
  from: string;
  to: string;
}

const margin = 16;
const boxHeight = 44;
const labelHeight = 18;

/** Places states and the events between them from top to bottom. */
export function placeStates(
  drawn: { states: readonly DrawnState[]; transitions: readonly DrawnTransition[] },
  language: Language = 'th',
): MachinePicture {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 40, edgesep: 20, marginx: margin, marginy: margin });
  const states = drawn.states.map(({ tone = 'neutral', ...state }) => {
    const title = readText(state.title, language);
    const width = Math.max(96, measure(title, 8) + 32, measure(state.name, 6.2) + 24);
    graph.setNode(state.name, { width, height: boxHeight });
    return { ...state, title, tone, width, height: boxHeight };
  });
  const transitions = drawn.transitions.map(({ event, from, to, ...transition }) => {
    const title = readText(transition.title, language);
    graph.setEdge(from, to, { width: measure(title, 6.6) + 12, height: labelHeight, labelpos: 'c' }, event);
    return { event, title, from, to };
  });
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
