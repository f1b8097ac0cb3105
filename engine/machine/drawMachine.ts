import type { AnyStateMachine } from 'xstate';
import type { Language } from '../../schemas/text.ts';
import { drawCurve, round } from './drawCurve.ts';
import type { PlacedState, PlacedTransition } from './placeStates.ts';

const tones: Record<PlacedState['tone'], { fill: string; line: string }> = {
  neutral: { fill: '#f5f3f0', line: '#8a827a' },
  info: { fill: '#e8f1f8', line: '#3b759e' },
  success: { fill: '#e4f4ed', line: '#12805c' },
  warning: { fill: '#fdf1dc', line: '#b97a12' },
  danger: { fill: '#fbe9e7', line: '#b3352b' },
};

/**
 * Draws a machine as SVG; `current` marks the state of a record. The layout code is loaded lazily, so that pages
 * without a machine do not load it.
 */
export async function drawMachine(
  machine: AnyStateMachine,
  { language = 'th', current }: { language?: Language; current?: string } = {},
): Promise<string> {
  const { layoutMachine } = await import('./layoutMachine.ts');
  const { width, height, states, transitions } = layoutMachine(machine, language);
  const id = `arrow-${machine.id}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" font-family="'IBM Plex Sans Thai', 'Noto Sans Thai', sans-serif">`,
    `<title>${escapeXml(machine.id)}</title>`,
    `<defs><marker id="${escapeXml(id)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#8a827a"/></marker></defs>`,
    ...transitions.map((transition) => drawTransition(transition, id)),
    ...states.map((state) => drawState(state, state.name === current)),
    ...transitions.map(drawLabel),
    '</svg>',
  ].join('\n');
}

function drawState(state: PlacedState, current: boolean): string {
  const { name, title, tone, start, final, x, y, width, height } = state;
  const { fill, line } = tones[tone];
  const box = (grow: number) =>
    `x="${round(x - width / 2 - grow)}" y="${round(y - height / 2 - grow)}" width="${round(width + 2 * grow)}" height="${round(height + 2 * grow)}" rx="${10 + grow}"`;
  return [
    `<g data-state="${escapeXml(name)}">`,
    final ? `<rect ${box(3)} fill="none" stroke="${line}"/>` : '',
    `<rect ${box(0)} fill="${fill}" stroke="${line}" stroke-width="${current ? 3 : start ? 2 : 1}"/>`,
    `<text x="${round(x)}" y="${round(y - 2)}" text-anchor="middle" font-size="14" font-weight="600" fill="#2b2723">${escapeXml(title)}</text>`,
    `<text x="${round(x)}" y="${round(y + 14)}" text-anchor="middle" font-size="10" fill="#6b645d">${escapeXml(name)}</text>`,
    '</g>',
  ].join('');
}

function drawTransition({ event, points }: PlacedTransition, arrow: string): string {
  return `<path data-event="${escapeXml(event)}" d="${drawCurve(points)}" fill="none" stroke="#8a827a" marker-end="url(#${escapeXml(arrow)})"/>`;
}

function drawLabel({ title, x, y }: PlacedTransition): string {
  return `<text x="${round(x)}" y="${round(y + 4)}" text-anchor="middle" font-size="11" fill="#4a443e" stroke="#fff" stroke-width="3" paint-order="stroke">${escapeXml(title)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
