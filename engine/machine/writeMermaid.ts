import type { AnyStateMachine } from 'xstate';
import { type Language, readText } from '../../schemas/text.ts';
import { listStates, listTransitions, startStates } from './readMachine.ts';

/** Writes a machine as a Mermaid state diagram, which code hosts render inside Markdown. */
export function writeMermaid(machine: AnyStateMachine, language: Language = 'th'): string {
  const states = listStates(machine);
  const lines = ['stateDiagram-v2'];
  for (const { name, meta } of states)
    lines.push(`  state "${clean(readText(meta.title, language))}" as ${nodeOf(name)}`);
  for (const start of startStates(machine)) lines.push(`  [*] --> ${nodeOf(start)}`);
  for (const { name, final } of states) {
    for (const { to, event, meta } of listTransitions(machine, name))
      lines.push(`  ${nodeOf(name)} --> ${nodeOf(to)}: ${clean(readText(meta.title, language))} (${event})`);
    if (final) lines.push(`  ${nodeOf(name)} --> [*]`);
  }
  return lines.join('\n');
}

/** Mermaid does not allow hyphens in names. */
function nodeOf(state: string): string {
  return state.replace(/\W/g, '_');
}

function clean(text: string): string {
  return text.replace(/["\n:;{}]/g, ' ');
}
