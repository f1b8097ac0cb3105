import type { AnyStateMachine } from 'xstate';
import { listPlaces } from '../../engine/machine/listPlaces.ts';
import { writeMermaid } from '../../engine/machine/writeMermaid.ts';

export interface NamedMachine {
  plugin: string;
  collection: string;
  machine: AnyStateMachine;
}

/** The page of all machines: one Mermaid picture each, in the order of plugin and collection. */
export function writePage(machines: NamedMachine[]): string {
  const sorted = machines.toSorted((a, b) =>
    `${a.plugin}/${a.collection}`.localeCompare(`${b.plugin}/${b.collection}`, 'en'),
  );
  const sections = sorted.map(({ plugin, collection, machine }) => {
    const effects = listEffects(machine);
    return [
      `## ${collection}`,
      '',
      `Plugin \`${plugin}\`, transaction type \`${machine.id}\`.${effects.length > 0 ? ` Effects: ${effects.join(', ')}.` : ''}`,
      '',
      '```mermaid',
      writeMermaid(machine, 'en'),
      '```',
      '',
    ].join('\n');
  });
  return `${head}\n${sections.join('\n')}`;
}

const head = `# State machines

Drawn from the machines themselves by \`npx node docs/machines/draw.ts\`; do not edit by hand. \`npx node docs/machines/draw.ts sales\`
prints one machine as SVG, \`npx node docs/machines/draw.ts sales th\` with Thai labels. Where the machines hold more than the
specified table says \`docs/decisions/0011-machine-additions.md\`.
`;

function listEffects(machine: AnyStateMachine): string[] {
  return listPlaces(machine)
    .filter(({ meta }) => !meta)
    .flatMap(({ to, effects, actions }) => {
      const told = actions.flatMap((action) => ('notify' in action ? ['notify'] : []));
      return [...told, ...effects].map((name) => `\`${name}\` on ${to}`);
    });
}
