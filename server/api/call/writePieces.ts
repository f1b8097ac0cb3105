import { createPause } from '../../platform/limits/createPause.ts';

/** How deep an answer is taken apart: itself, its `data`, the lists in it. */
const depth = 3;

/** The JSON of a long answer, piece by piece: as one text it would keep everybody else waiting. */
export async function* writePieces(answer: object): AsyncGenerator<string> {
  const pause = createPause();
  for (const piece of take(answer, depth)) {
    await pause();
    yield piece;
  }
}

function* take(value: unknown, levels: number): Generator<string> {
  if (levels > 0 && Array.isArray(value)) {
    yield '[';
    for (const [at, item] of value.entries()) {
      if (at > 0) yield ',';
      yield* take(item, levels - 1);
    }
    yield ']';
  } else if (levels > 0 && isPlain(value)) {
    yield '{';
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    for (const [at, [name, member]] of members.entries()) {
      yield `${at > 0 ? ',' : ''}${JSON.stringify(name)}:`;
      yield* take(member, levels - 1);
    }
    yield '}';
  } else {
    yield JSON.stringify(value) ?? 'null';
  }
}

/** A date, for one, writes itself. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
