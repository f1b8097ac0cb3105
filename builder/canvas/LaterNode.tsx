import type { NodeKind } from '../document/tree/tree.ts';

/** Holds the place of a node that is drawn a moment later, so that it can be found, counted and scrolled to. */
export function LaterNode({ id, kind }: { id: string; kind: Extract<NodeKind, 'row' | 'object'> }) {
  return <div className="bd-later" data-node={id} data-kind={kind} />;
}
