export interface Circle {
  /** The folder in which it lies. */
  folder: string;
  /** The subfolders that reach each other; `.` are the files of the folder itself. */
  parts: string[];
  /** An import that belongs to it. */
  example: [source: string, imported: string];
}

type Graph = Map<string, Map<string, Circle['example']>>;

/** The circles that imports between files make of folders, at every depth. */
export function findCircles(imports: (readonly [source: string, imported: string])[]): Circle[] {
  const inside = new Map<string, Graph>();
  for (const [source, imported] of imports) {
    const crossing = findCrossing(source.split('/').slice(0, -1), imported.split('/').slice(0, -1));
    if (!crossing) continue;
    const { folder, from, to } = crossing;
    const graph = inside.get(folder) ?? new Map();
    inside.set(folder, graph);
    graph.set(from, (graph.get(from) ?? new Map()).set(to, [source, imported]));
  }
  return [...inside].flatMap(([folder, graph]) => circlesOf(folder, graph));
}

/** The deepest folder that holds both, and the two of its parts between which the import leads. */
function findCrossing(source: string[], imported: string[]) {
  const depth = source.findIndex((name, at) => name !== imported[at]);
  const shared = depth === -1 ? source.length : depth;
  if (shared === source.length && shared === imported.length) return undefined;
  return {
    folder: source.slice(0, shared).join('/') || '.',
    from: source[shared] ?? '.',
    to: imported[shared] ?? '.',
  };
}

function circlesOf(folder: string, graph: Graph): Circle[] {
  const reach = new Map([...graph.keys()].map((part) => [part, reachOf(graph, part)]));
  const circles = new Map<string, Circle>();
  for (const [part, reached] of reach) {
    const parts = [...reached].filter((other) => reach.get(other)?.has(part)).sort();
    if (!parts.includes(part)) continue;
    const [, example] = [...(graph.get(part) ?? [])].find(([to]) => parts.includes(to)) ?? [];
    if (example) circles.set(parts.join(), { folder, parts, example });
  }
  return [...circles.values()];
}

/** What a part reaches, directly or by others; itself only where a way leads back. */
function reachOf(graph: Graph, part: string): Set<string> {
  const reached = new Set<string>();
  const queue = [part];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const to of graph.get(next)?.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        queue.push(to);
      }
  return reached;
}
