/** A person, a role or a level that is asked to approve. One approval is enough for its place. */
export interface ApprovalSeat {
  id: string;
  place: number;
  status: 'next' | 'waiting' | 'approved' | 'rejected' | 'delegated' | 'ended';
}

export type ApprovalMode = 'one' | 'all' | 'order';

/** Whom to ask, in places: `one` has one for all of them. */
export function placeSeats<Asked>(mode: ApprovalMode, asked: readonly Asked[]): (Asked & { place: number })[] {
  return asked.map((one, index) => ({ ...one, place: mode === 'one' ? 0 : index }));
}

/** Whether the approval is decided; if not, the seats to ask now. */
export function decideApproval(mode: ApprovalMode, seats: readonly ApprovalSeat[]): boolean | { ask: string[] } {
  if (seats.some(({ status }) => status === 'rejected')) return false;
  const approved = new Set(seats.flatMap(({ place, status }) => (status === 'approved' ? [place] : [])));
  const open = seats.filter(({ place }) => !approved.has(place));
  if (open.length === 0) return true;
  const first = Math.min(...open.map(({ place }) => place));
  const asked = open.filter(({ place, status }) => status === 'next' && (mode !== 'order' || place === first));
  return { ask: asked.map(({ id }) => id) };
}
